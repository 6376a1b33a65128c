import { createLinePrinter } from "./create-line-printer.ts";
import { longWords } from "./long-text.ts";
import { foreignEvery } from "./make-corpus.ts";

const piecesOfAnswer = 100;

/**
 * What Claude Code prints while it writes long answers, in runs of about so many bytes: a line for every few words. Recorded
 * answers are a sentence long, so that pieces of text are a sixth of their lines; of a working day's they are nearly all.
 */
export function makeLongAnswers(runBytes: number, number = 0): Buffer {
  const session_id = "0198c5a4-7a50-7c3e-9d51-2f6f3f0c8a11";
  const lines = createLinePrinter();
  const print = (line: object): void => {
    const uuid = `0198c5a4-7a50-7c3e-9d51-${String(lines.count()).padStart(12, "0")}`;
    lines.print({ ...line, session_id, uuid });
  };
  print({ type: "system", subtype: "init", cwd: "/workspace", tools: ["Bash"], model: "claude" });
  for (let answer = 0; lines.size() < runBytes; answer++)
    for (const line of answerOf(`msg_${number}_${answer}`)) print(line);
  const usage = { input_tokens: 100, output_tokens: 1000 };
  const result = { subtype: "success", is_error: false, num_turns: 1, result: "Done.", usage };
  print({ type: "result", ...result, total_cost_usd: 0.1 });
  return lines.bytes();
}

/** The lines of a message that streams. */
function answerOf(id: string): object[] {
  const pieces = Array.from({ length: piecesOfAnswer }, (_, index) => pieceOf(index));
  const usage = { input_tokens: 100, output_tokens: 1 };
  const message = { id, type: "message", role: "assistant", model: "claude", usage };
  const event = (inner: object): object => ({
    type: "stream_event",
    event: inner,
    parent_tool_use_id: null,
  });
  const content = [{ type: "text", text: pieces.join("") }];
  return [
    event({ type: "message_start", message: { ...message, content: [] } }),
    event({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
    ...pieces.map((text) =>
      event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
    ),
    { type: "assistant", message: { ...message, content }, parent_tool_use_id: null },
    event({ type: "content_block_stop", index: 0 }),
    event({ type: "message_stop" }),
  ];
}

/** Three to seven words; every fifth piece ends a line. */
function pieceOf(index: number): string {
  const length = 3 + (index % 5);
  const text = Array.from(
    { length },
    (_, at) => longWords[(index * 7 + at * 3) % longWords.length],
  );
  const foreign = index % foreignEvery === foreignEvery - 1 ? " größer" : "";
  return `${text.join(" ")}${foreign}${index % 5 === 4 ? '.\n"' : " "}`;
}
