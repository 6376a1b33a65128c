import type { RpcRequest } from "@agentstream/schema";
import { isRpcRequest, validate } from "@agentstream/schema/requests/rpc";
import { requireScope, SessionProblem, type Caller } from "@agentstream/sessions";

import { readBody } from "../../read-body.ts";
import { methodScopes } from "./method-scopes.ts";
import { noMethod, noRequest, RpcFault, type RpcId } from "./rpc-fault.ts";

/** Reads a call, and throws what is wrong with it; whether the caller may make it comes before its parameters. */
export function readRpcCall(body: unknown, caller: Caller): RpcRequest {
  if (Array.isArray(body))
    throw new RpcFault(noRequest, "Expected one call, got a batch: send the calls one by one.");
  const { method } = fieldsOf(body);
  if (typeof method !== "string")
    throw new RpcFault(
      noRequest,
      "Expected an object with the name of a method: {method, params}.",
    );
  if (!methodScopes.has(method))
    throw new RpcFault(
      noMethod,
      `Unknown method ${JSON.stringify(method.slice(0, 100))}; expected one of: ${[...methodScopes.keys()].join(", ")}.`,
    );
  const scope = methodScopes.get(method);
  if (scope !== undefined) requireScope(caller, scope);
  try {
    return readBody({ is: isRpcRequest, validate }, withoutNulls(method, body));
  } catch (error) {
    throw asFault(error);
  }
}

/** The parameters that clients send as null where they mean that they are absent. */
const nullable: ReadonlyMap<string, string> = new Map([
  ["session.create", "model"],
  ["session.resume", "sdkSessionId"],
]);

function withoutNulls(method: string, body: unknown): unknown {
  const name = nullable.get(method);
  const call = fieldsOf(body);
  const params = fieldsOf(call["params"]);
  if (name === undefined || params[name] !== null) return body;
  const rest = Object.entries(params).filter(([key]) => key !== name);
  return { ...call, params: Object.fromEntries(rest) };
}

/** A wrong parameter stays a problem; all else is wrong with the call itself. */
function asFault(error: unknown): unknown {
  if (!(error instanceof SessionProblem)) return error;
  const paths = error.details.errors?.map(({ path }) => path) ?? [];
  const isAboutCall = paths.length > 0 && paths.every((path) => !path.startsWith("/params"));
  return isAboutCall ? new RpcFault(noRequest, error.message) : error;
}

/** The id of whatever came, if it can be sent back. */
export function idOfCall(body: unknown): RpcId {
  const { id } = fieldsOf(body);
  if (typeof id === "number") return Number.isInteger(id) ? id : undefined;
  return typeof id === "string" || id === null ? id : undefined;
}

/** Whether a stream can carry the fault of this call: its sender reads nothing else. */
export function asksForStream(body: unknown): boolean {
  const { method, params } = fieldsOf(body);
  if (method !== "session.send") return false;
  const { sessionId, message } = fieldsOf(params);
  return typeof sessionId === "string" && typeof message === "string";
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
