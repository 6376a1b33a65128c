import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** So many pieces of a text, or results of tools, of so many bytes each. */
export interface Large {
  readonly kind: "text" | "tool";
  readonly count: number;
  readonly bytes: number;
}

/** Writes a `claude` that prints a large run, as fast as it is read. */
export function installLarge(folder: string, large: Large): void {
  mkdirSync(folder, { recursive: true });
  const program = `#!${process.execPath}
if (process.argv[2] === "--version") { console.log("2.1.197 (Claude Code)"); process.exit(); }
const { kind, count, bytes } = ${JSON.stringify(large)};
const session_id = "00000000-0000-4000-8000-000000000000";
const x = "x".repeat(bytes);
const say = (line) => JSON.stringify({ session_id, uuid: crypto.randomUUID(), ...line }) + "\\n";
const write = (text) => new Promise((resolve) => process.stdout.write(text, resolve));
const stream = (event) => say({ type: "stream_event", event, parent_tool_use_id: null });
await write(say({ type: "system", subtype: "init", model: "m", cwd: process.cwd(), tools: [], mcp_servers: [], permissionMode: "default" }));
if (kind === "text") {
  const message = { id: "msg_1", type: "message", role: "assistant", model: "m", content: [], usage: { input_tokens: 1, output_tokens: 1 } };
  await write(stream({ type: "message_start", message }));
  await write(stream({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }));
  const line = stream({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: x } });
  const atOnce = Math.max(1, Math.floor(65536 / line.length));
  for (let done = 0; done < count; done += atOnce) await write(line.repeat(Math.min(atOnce, count - done)));
  await write(stream({ type: "content_block_stop", index: 0 }));
  await write(stream({ type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 1 } }));
  await write(stream({ type: "message_stop" }));
} else {
  for (let done = 0; done < count; done++) {
    const id = "toolu_" + done;
    await write(say({ type: "assistant", parent_tool_use_id: null, message: { id: "msg_" + done, type: "message", role: "assistant", model: "m", content: [{ type: "tool_use", id, name: "Bash", input: { command: "cat" } }] } }));
    await write(say({ type: "user", parent_tool_use_id: null, message: { role: "user", content: [{ type: "tool_result", tool_use_id: id, content: x }] } }));
  }
}
await write(say({ type: "result", subtype: "success", is_error: false, duration_ms: 1, num_turns: 1, result: "done", usage: { input_tokens: 1, output_tokens: 1 } }));
`;
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  writeFileSync(join(folder, "claude"), program);
  chmodSync(join(folder, "claude"), 0o755);
}
