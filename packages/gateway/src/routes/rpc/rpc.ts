import type { RpcRequest } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { buildProblem, retryAfterOf } from "../../problem.ts";
import type { HttpRoute, RouteCall } from "../../route.ts";
import { methods } from "./methods.ts";
import { asksForStream, idOfCall, readRpcCall } from "./read-call.ts";
import { failureOf, RpcFault, rpcFaultForm } from "./rpc-fault.ts";
import { readRpcOptions, rpcQuery } from "./rpc-stream.ts";
import { sendFault } from "./send.ts";

/** Sessions by JSON-RPC, for the clients of the daemon: faults are answered with status 200. */
export const rpc: HttpRoute = {
  method: "POST",
  url: "/rpc",
  docs: {
    summary: "Call a method by JSON-RPC",
    body: "requests/rpc",
    answers: {
      200: {
        "application/json": ["responses/rpc"],
        "text/event-stream": ["dialects/daemon", { constant: "[DONE]" }],
      },
    },
  },
  access: "rpc",
  faultForm: rpcFaultForm,
  queryNames: rpcQuery,
  async handle(call) {
    const { body } = call.request;
    const id = idOfCall(body);
    try {
      readRpcOptions(call.query);
      const result = await invoke(call, readRpcCall(body, call.caller));
      return call.reply.sent ? undefined : present({ result, id });
    } catch (error) {
      if (call.reply.sent) throw error;
      const { status, detail } = buildProblem(error);
      const retryAfter = retryAfterOf(error);
      if (retryAfter !== undefined) call.reply.header("retry-after", retryAfter);
      if (status === 500 && !(error instanceof RpcFault)) call.request.log.error(error);
      if (asksForStream(body)) return sendFault(call, detail);
      return failureOf(error, id);
    }
  },
};

/** The table has a function for each method that takes its parameters; the reader has checked both. */
function invoke(call: RouteCall, { method, params }: RpcRequest): Promise<unknown> {
  const run: (call: RouteCall, params: never) => Promise<unknown> = methods[method];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return run(call, params as never);
}
