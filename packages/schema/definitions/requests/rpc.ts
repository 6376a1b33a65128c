import type { TProperties } from "typebox";

import { pascal } from "../names.ts";
import * as t from "../vocabulary.ts";
import { promptLimit } from "./prompt.ts";

const id = t.optional(t.either([t.string(), t.integer(), t.nothing()], "Returned unchanged."));
const session = { sessionId: t.string() };
const modes = t.wordList("RpcMode", ["auto", "code", "plan", "ask"]);
const agents = "`claude`, `codex`, `gemini`, `opencode`, `echo`, …";

/** `session.create` is defined as `RpcSessionCreate`, its parameters as `RpcSessionCreateParams`. */
function call(method: string, description: string, params?: TProperties): t.Definitions {
  const name = `Rpc${pascal(method)}`;
  const request = t.closed(description, {
    method: t.literal(method),
    params: params === undefined ? t.optional(t.ref("RpcNoParams")) : t.ref(`${name}Params`),
    id,
    jsonrpc: t.optional(t.literal("2.0")),
  });
  if (params === undefined) return { [name]: request };
  return { [name]: request, [`${name}Params`]: t.closed(`The parameters of ${method}.`, params) };
}

const calls: t.Definitions = {
  ...call("session.create", "Creates a session; starts no process.", {
    path: t.string(
      "An existing folder inside an allowed workspace; `~/` is the home folder of the server, and a relative path starts at the first workspace.",
    ),
    mode: t.optional(t.oneOf(modes, "Absent: `auto`.")),
    model: t.optional(t.string("Absent: the agent's own.")),
    cli_type: t.optional(t.string(`Absent: \`claude\`. ${agents}`)),
  }),
  ...call("session.send", "Sends a message; answers with a stream of StreamEvents.", {
    ...session,
    message: t.string(undefined, promptLimit),
  }),
  ...call("session.resume", "Resumes a session.", {
    ...session,
    sdkSessionId: t.optional(t.string("The native id to resume.")),
  }),
  ...call("session.destroy", "Ends a session.", session),
  ...call("session.list", "Lists the sessions."),
  ...call("session.set_mode", "Sets the mode, from the next message on.", {
    ...session,
    mode: t.oneOf(modes),
  }),
  ...call("session.set_model", "Sets the model, from the next message on.", {
    ...session,
    model: t.either([t.string(), t.nothing()], "Null: the agent's own."),
  }),
  ...call("session.interrupt", "Interrupts and clears the queue.", session),
  ...call("session.queue_stats", "Returns the queue.", session),
  ...call("session.reconnect", "Returns the missed events.", session),
  ...call("health.check", "Returns the health of the server."),
  ...call("monitor.sessions", "Lists the sessions with their queues."),
};

export const rpcDefinitions: t.Definitions = {
  RpcRequest: t.union(
    "A call of `POST /rpc`.",
    Object.keys(calls).filter((name) => !name.endsWith("Params")),
  ),
  ...calls,
  RpcNoParams: t.open("No parameters; any that are sent are ignored.", {}),
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
