import type { Caller } from "@agentstream/sessions";
import type { FastifyReply, FastifyRequest } from "fastify";

import type { GatewayContext, RouteCall } from "./route.ts";

/** What a route gets of a request. */
export const readCall = (
  context: GatewayContext,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): RouteCall => ({
  request,
  reply,
  context,
  caller,
  params: textsOf(request.params),
  query: textsOf(request.query),
});

export const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0] ?? url;

/** What stands twice in a query counts once, as it stands last. */
export const textsOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof values === "object" && values !== null ? values : {}).map(
      ([name, value]: [string, unknown]) => [
        name,
        String(Array.isArray(value) ? value.at(-1) : value),
      ],
    ),
  );
