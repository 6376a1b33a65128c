import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** So many pieces, of so many bytes each. */
export interface Large {
  /** A text in one block, results of many tools, one line without end, or the output of one tool. */
  readonly kind: "text" | "tools" | "line" | "output";
  readonly count: number;
  readonly bytes: number;
}

/** What a program prints, as a module: `count`, `x` (a piece) and `write` are there. */
interface Program {
  readonly command: "claude" | "codex";
  readonly version: string;
  readonly source: string;
}

const claudeStart = `
const session_id = "00000000-0000-4000-8000-000000000000";
const print = (line) => write(JSON.stringify({ session_id, uuid: crypto.randomUUID(), ...line }) + "\\n");
const message = (id, content) => ({ id, type: "message", role: "assistant", model: "m", content, usage: { input_tokens: 1, output_tokens: 1 } });
await print({ type: "system", subtype: "init", model: "m", cwd: process.cwd(), tools: [], mcp_servers: [], permissionMode: "default" });
`;

const claudeEnd = `
await print({ type: "result", subtype: "success", is_error: false, duration_ms: 1, num_turns: 1, result: "done", usage: { input_tokens: 1, output_tokens: 1 } });
`;

const claude = (source: string): Program => ({
  command: "claude",
  version: "2.1.197 (Claude Code)",
  source: claudeStart + source + claudeEnd,
});

const text = `
const stream = (event) => ({ session_id, type: "stream_event", event, parent_tool_use_id: null });
await print(stream({ type: "message_start", message: message("msg_1", []) }));
await print(stream({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }));
const line = JSON.stringify(stream({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: x } })) + "\\n";
const atOnce = Math.max(1, Math.floor(65536 / line.length));
for (let done = 0; done < count; done += atOnce) await write(line.repeat(Math.min(atOnce, count - done)));
await print(stream({ type: "content_block_stop", index: 0 }));
await print(stream({ type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 1 } }));
await print(stream({ type: "message_stop" }));
`;

const tools = `
for (let done = 0; done < count; done++) {
  const id = "toolu_" + done;
  await print({ type: "assistant", parent_tool_use_id: null, message: message("msg_" + done, [{ type: "tool_use", id, name: "Bash", input: { command: "cat" } }]) });
  await print({ type: "user", parent_tool_use_id: null, message: { role: "user", content: [{ type: "tool_result", tool_use_id: id, content: x }] } });
}
`;

const line = `
await write('{"type":"user","message":{"role":"user","content":"');
for (let done = 0; done < count; done++) await write(x);
await write('"}}\\n');
`;

/** The app-server of codex: the one protocol that prints the output of a command in pieces. */
const output = `
const threadId = "00000000-0000-7000-8000-000000000000";
const print = (line) => write(JSON.stringify(line) + "\\n");
const turn = { id: "turn_1", items: [], itemsView: "notLoaded", error: null, startedAt: null, completedAt: null, durationMs: null };
const item = { type: "commandExecution", id: "call_1", command: "cat", cwd: "/", processId: "1", source: "agent", commandActions: [], aggregatedOutput: null, exitCode: null, durationMs: null };
const about = { threadId, turnId: turn.id };
const answers = {
  "initialize": () => ({ userAgent: "x/0.169.0 (x)", codexHome: "/", platformFamily: "unix", platformOs: "linux" }),
  "thread/start": () => ({ thread: { id: threadId, sessionId: threadId, preview: "", ephemeral: false, turns: [], cwd: "/" }, model: "m", cwd: "/" }),
  "turn/start": () => ({ turn: { ...turn, status: "inProgress" } }),
};
async function runTurn() {
  await print({ method: "turn/started", params: { threadId, turn: { ...turn, status: "inProgress" } } });
  await print({ method: "item/started", params: { ...about, item: { ...item, status: "inProgress" } } });
  const delta = { method: "item/commandExecution/outputDelta", params: { ...about, itemId: item.id, delta: x } };
  for (let done = 0; done < count; done++) await print(delta);
  await print({ method: "item/completed", params: { ...about, item: { ...item, status: "completed", aggregatedOutput: "its end", exitCode: 0 } } });
  await print({ method: "turn/completed", params: { threadId, turn: { ...turn, status: "completed" } } });
}
for await (const request of (await import("node:readline")).createInterface(process.stdin)) {
  const { id, method } = JSON.parse(request);
  if (id !== undefined) await print({ id, result: answers[method]?.() ?? {} });
  if (method === "turn/start") await runTurn();
}
`;

const programs: Readonly<Record<Large["kind"], Program>> = {
  text: claude(text),
  tools: claude(tools),
  line: claude(line),
  output: { command: "codex", version: "codex-cli 0.169.0", source: output },
};

/** Writes a CLI that prints a large run, as fast as it is read. */
export function installLarge(folder: string, { kind, count, bytes }: Large): void {
  const { command, version, source } = programs[kind];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  const start = `#!${process.execPath}
if (process.argv[2] === "--version") { console.log(${JSON.stringify(version)}); process.exit(); }
const count = ${count};
const x = "x".repeat(${bytes});
const write = (text) => new Promise((resolve) => process.stdout.write(text, resolve));
`;
  writeFileSync(join(folder, command), start + source);
  chmodSync(join(folder, command), 0o755);
}
