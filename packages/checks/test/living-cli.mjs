// A fake CLI that answers any number of prompts in one process, in the two-way protocol that its arguments ask for.
// Each process adds a line to `$LIVING_JOURNAL`. At a further prompt that has "leave" in it the process ends without a word;
// at one that has "wait" it says nothing.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const args = process.argv.slice(2).join(" ");
if (args.includes("--version")) {
  console.log("1.2.3");
  process.exit(0);
}
appendFileSync(process.env.LIVING_JOURNAL, `${process.pid} ${args}\n`);

const print = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
let prompts = 0;
const isMute = (line) => prompts > 0 && line.includes('"wait"');
const isLast = (line) => prompts > 0 && line.includes('"leave"');
const answer = () => `prompt ${++prompts} of ${process.pid}`;

/** Claude Code: control requests, and a user message per prompt. */
function streamInput({ type, request_id, request }) {
  if (type === "control_request")
    return print({
      type: "control_response",
      response: { subtype: "success", request_id, response: { subtype: request.subtype } },
    });
  if (type !== "user") return;
  const session_id = "11111111-2222-4333-8444-555555555555";
  const text = answer();
  print({
    type: "system",
    subtype: "init",
    session_id,
    model: "fake",
    cwd: process.cwd(),
    tools: [],
  });
  print({
    type: "assistant",
    session_id,
    message: {
      id: `msg_${prompts}`,
      role: "assistant",
      model: "fake",
      content: [{ type: "text", text }],
    },
  });
  print({
    type: "result",
    subtype: "success",
    is_error: false,
    session_id,
    result: text,
    num_turns: 1,
  });
}

/** Codex: a thread, and a turn per prompt. */
function appServer({ id, method, params }) {
  if (id === undefined) return;
  const threadId = "th_1";
  if (method === "initialize") return print({ id, result: { userAgent: "fake/1.2.3 (test)" } });
  if (method === "thread/start" || method === "thread/resume")
    return print({ id, result: { thread: { id: threadId }, model: "fake", cwd: process.cwd() } });
  if (method !== "turn/start") return print({ id, result: {} });
  const text = answer();
  const turn = { id: `turn_${prompts}`, status: "inProgress", items: [] };
  const item = { type: "agentMessage", id: `item_${prompts}`, text };
  print({ id, result: { turn } });
  print({ method: "turn/started", params: { threadId, turn } });
  print({ method: "item/completed", params: { threadId: params.threadId, turnId: turn.id, item } });
  print({ method: "turn/completed", params: { threadId, turn: { ...turn, status: "completed" } } });
}

/** Any agent of the Agent Client Protocol. */
function acp({ id, method, params }) {
  if (id === undefined) return;
  const reply = (result) => print({ jsonrpc: "2.0", id, result });
  const modes = { currentModeId: "default", availableModes: [{ id: "default", name: "Default" }] };
  if (method === "initialize")
    return reply({ protocolVersion: 1, agentCapabilities: { loadSession: true } });
  if (method === "session/new") return reply({ sessionId: "acp-1", modes });
  if (method === "session/load") {
    reply({ modes });
    // the last that Gemini prints of a session which it loads
    return print({
      jsonrpc: "2.0",
      method: "session/update",
      params: {
        sessionId: params.sessionId,
        update: { sessionUpdate: "available_commands_update", availableCommands: [] },
      },
    });
  }
  if (method !== "session/prompt") return reply({});
  const update = {
    sessionUpdate: "agent_message_chunk",
    content: { type: "text", text: answer() },
  };
  print({
    jsonrpc: "2.0",
    method: "session/update",
    params: { sessionId: params.sessionId, update },
  });
  reply({ stopReason: "end_turn" });
}

const speak = args.includes("app-server") ? appServer : args.includes("acp") ? acp : streamInput;
const input = createInterface({ input: process.stdin });
input.on("line", (line) => {
  if (isLast(line)) process.exit(0);
  if (!isMute(line)) speak(JSON.parse(line));
});
input.on("close", () => process.exit(0));
