/** A line of Claude Code with a piece of its answer. */
export const deltaOf = (text: string): string =>
  JSON.stringify({
    type: "stream_event",
    session_id: "s",
    event: { type: "content_block_delta", index: 0, delta: { type: "text_delta", text } },
  });

/** The lines before the first piece. */
export const beginning: readonly string[] = [
  { type: "system", subtype: "init", session_id: "s", model: "m", tools: [], cwd: "/" },
  { type: "stream_event", event: { type: "message_start", message: { id: "m1", content: [] } } },
  {
    type: "stream_event",
    event: { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  },
].map((line) => JSON.stringify(line));
