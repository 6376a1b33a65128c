import type { Caller } from "@agentstream/sessions";
import type { FastifyRequest } from "fastify";

const callers = new WeakMap<FastifyRequest, Caller>();

/** Keeps the caller that a request was found to come from; its calls know the request. */
export function keepCaller(request: FastifyRequest, caller: Caller): Caller {
  const { id, ip, method, routeOptions } = request;
  const origin = { requestId: id, address: ip, method, route: routeOptions.url ?? "" };
  const own = { ...caller, origin };
  callers.set(request, own);
  return own;
}

/** Undefined: the request has no valid token, or needs none. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request);
