// An ACP agent that does what its prompt says: `wait` until it is cancelled, `tool` calls one, `fail` ends with an
// exit code; anything else is said back in two pieces.
const send = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
let waiting;
require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const { id, method, params } = JSON.parse(line);
    const update = (change) =>
      send({ method: "session/update", params: { sessionId: params.sessionId, update: change } });
    const say = (text) =>
      update({ sessionUpdate: "agent_message_chunk", content: { type: "text", text } });
    if (method === "initialize")
      send({ id, result: { protocolVersion: 1, agentCapabilities: { loadSession: true } } });
    else if (method === "session/new") send({ id, result: { sessionId: "native-1" } });
    else if (method === "session/load") send({ id, result: {} });
    else if (method === "session/cancel") {
      if (waiting !== undefined) send({ id: waiting, result: { stopReason: "cancelled" } });
      waiting = undefined;
    } else if (method === "session/prompt") {
      const text = params.prompt.map((part) => part.text).join("");
      if (text === "fail") process.exit(3);
      if (text === "tool") {
        update({
          sessionUpdate: "tool_call",
          toolCallId: "t",
          title: "ls",
          kind: "execute",
          status: "in_progress",
          rawInput: { command: "ls" },
        });
        update({
          sessionUpdate: "tool_call_update",
          toolCallId: "t",
          status: "completed",
          content: [{ type: "content", content: { type: "text", text: "a.txt" } }],
        });
      }
      say(text.slice(0, 2));
      say(text.slice(2));
      if (text === "wait") waiting = id;
      else send({ id, result: { stopReason: "end_turn" } });
    } else send({ id, error: { code: -32601, message: "Method not found" } });
  });
