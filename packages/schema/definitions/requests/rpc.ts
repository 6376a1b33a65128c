import type { TProperties } from "typebox";

import { pascal } from "../names.ts";
import * as t from "../vocabulary.ts";
import { promptLimit } from "./prompt.ts";

const id = t.optional(
  t.either([t.string(), t.integer(), t.nothing()], "Comes back as it was sent."),
);
const session = { sessionId: t.string() };
const modes = t.wordList("RpcMode", ["auto", "code", "plan", "ask"]);
const agents = "`claude`, `codex`, `gemini`, `opencode`, `echo`, …";

/** Each method with its parameters: `session.create` is `RpcSessionCreate` with `RpcSessionCreateParams`. */
const methods: Record<string, { description: string; params?: TProperties }> = {
  "session.create": {
    description: "Makes a session; starts no process.",
    params: {
      path: t.string("Absolute, existing, inside an allowed workspace."),
      mode: t.optional(t.oneOf(modes, "Absent: `auto`.")),
      model: t.optional(t.string()),
      cli_type: t.optional(t.string(`Absent: \`claude\`. ${agents}`)),
    },
  },
  "session.send": {
    description: "Sends a message; answers with a stream of StreamEvents.",
    params: { ...session, message: t.string(undefined, promptLimit) },
  },
  "session.resume": {
    description: "Goes on with a session.",
    params: { ...session, sdkSessionId: t.optional(t.string("The native id to resume.")) },
  },
  "session.destroy": { description: "Ends a session.", params: session },
  "session.list": { description: "Lists the sessions." },
  "session.set_mode": {
    description: "Sets the mode, from the next message on.",
    params: { ...session, mode: t.oneOf(modes) },
  },
  "session.set_model": {
    description: "Sets the model, from the next message on.",
    params: { ...session, model: t.string() },
  },
  "session.interrupt": { description: "Interrupts and clears the queue.", params: session },
  "session.queue_stats": { description: "Returns the queue.", params: session },
  "session.reconnect": { description: "Gives the events that were missed.", params: session },
  "health.check": { description: "Returns the health of the server." },
  "monitor.sessions": { description: "Lists the sessions with their queues." },
};

const calls: t.Definitions = {};
for (const [method, { description, params }] of Object.entries(methods)) {
  const name = `Rpc${pascal(method)}`;
  calls[name] = t.closed(description, {
    method: t.literal(method),
    params: params === undefined ? t.optional(t.ref("RpcNoParams")) : t.ref(`${name}Params`),
    id,
    jsonrpc: t.optional(t.literal("2.0")),
  });
  if (params !== undefined)
    calls[`${name}Params`] = t.closed(`The parameters of ${method}.`, params);
}

export const rpcDefinitions: t.Definitions = {
  RpcRequest: t.union(
    "A call of `POST /rpc`.",
    Object.keys(methods).map((method) => `Rpc${pascal(method)}`),
  ),
  ...calls,
  RpcNoParams: t.open("No parameters; what is sent is not read.", {}),
  RpcResponse: t.union("An answer of `POST /rpc`.", ["RpcFailure", "RpcResult"]),
  RpcFailure: t.open("The call failed.", { error: t.ref("RpcError"), id }),
  RpcResult: t.without(["error"], t.open("The call succeeded.", { result: t.anything(), id })),
  RpcError: t.open("Why a call failed.", {
    code: t.integer(
      "-32700 not JSON, -32600 no request, -32601 no such method, -32602 wrong parameter, -32000 anything else.",
    ),
    message: t.string(),
    data: t.optional(t.anything()),
  }),
};
