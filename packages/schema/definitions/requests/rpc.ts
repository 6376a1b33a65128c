import type { TProperties } from "typebox";

import { pascal } from "../names.ts";
import {
  anything,
  closed,
  either,
  integer,
  literal,
  nothing,
  oneOf,
  open,
  optional,
  ref,
  string,
  union,
  without,
  wordList,
  type Definitions,
} from "../vocabulary.ts";
import { promptLimit } from "./prompt.ts";

const id = optional(either([string(), integer(), nothing()], "Comes back as it was sent."));
const session = { sessionId: string() };
const modes = wordList("RpcMode", ["auto", "code", "plan", "ask"]);
const agents = "`claude`, `codex`, `gemini`, `opencode`, `echo`, …";

/** Each method with its parameters: `session.create` is `RpcSessionCreate` with `RpcSessionCreateParams`. */
const methods: Record<string, { description: string; params?: TProperties }> = {
  "session.create": {
    description: "Makes a session; starts no process.",
    params: {
      path: string(
        "An existing folder inside an allowed workspace; `~/` stands for the home of the server, and a relative path begins at the first workspace.",
      ),
      mode: optional(oneOf(modes, "Absent: `auto`.")),
      model: optional(either([string(), nothing()], "Absent or null: the agent's own.")),
      cli_type: optional(string(`Absent: \`claude\`. ${agents}`)),
    },
  },
  "session.send": {
    description: "Sends a message; answers with a stream of StreamEvents.",
    params: { ...session, message: string(undefined, promptLimit) },
  },
  "session.resume": {
    description: "Goes on with a session.",
    params: {
      ...session,
      sdkSessionId: optional(either([string(), nothing()], "The native id to resume.")),
    },
  },
  "session.destroy": { description: "Ends a session.", params: session },
  "session.list": { description: "Lists the sessions." },
  "session.set_mode": {
    description: "Sets the mode, from the next message on.",
    params: { ...session, mode: oneOf(modes) },
  },
  "session.set_model": {
    description: "Sets the model, from the next message on.",
    params: { ...session, model: either([string(), nothing()], "Null: the agent's own.") },
  },
  "session.interrupt": { description: "Interrupts and clears the queue.", params: session },
  "session.queue_stats": { description: "Returns the queue.", params: session },
  "session.reconnect": { description: "Gives the events that were missed.", params: session },
  "health.check": { description: "Returns the health of the server." },
  "monitor.sessions": { description: "Lists the sessions with their queues." },
};

const calls: Definitions = {};
for (const [method, { description, params }] of Object.entries(methods)) {
  const name = `Rpc${pascal(method)}`;
  calls[name] = closed(description, {
    method: literal(method),
    params: params === undefined ? optional(ref("RpcNoParams")) : ref(`${name}Params`),
    id,
    jsonrpc: optional(literal("2.0")),
  });
  if (params !== undefined) calls[`${name}Params`] = closed(`The parameters of ${method}.`, params);
}

export const rpcDefinitions: Definitions = {
  RpcRequest: union(
    "A call of `POST /rpc`.",
    Object.keys(methods).map((method) => `Rpc${pascal(method)}`),
  ),
  ...calls,
  RpcNoParams: open("No parameters; what is sent is not read.", {}),
  RpcResponse: union("An answer of `POST /rpc`.", ["RpcFailure", "RpcResult"]),
  RpcFailure: open("The call failed.", { error: ref("RpcError"), id }),
  RpcResult: without(["error"], open("The call succeeded.", { result: anything(), id })),
  RpcError: open("Why a call failed.", {
    code: integer(
      "-32700 not JSON, -32600 no request, -32601 no such method, -32602 wrong parameter, -32000 anything else.",
    ),
    message: string(),
    data: optional(anything()),
  }),
};
