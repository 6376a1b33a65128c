import type { RouteCall } from "../../route.ts";
import { signalOf } from "../../wire/send-sse.ts";

export const connectionHeader = "acp-connection-id";

/** Nobody reads its host. */
export const address = "http://localhost/acp";

const passedHeaders = ["content-type", "accept", connectionHeader, "acp-session-id"] as const;

/** A request as the protocol's server takes it. */
export function toRequest({ request, reply }: RouteCall): Request {
  const { method, headers, body } = request;
  const passed = passedHeaders.flatMap((name): [string, string][] => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return new Request(address, {
    method,
    headers: passed,
    signal: signalOf(reply.raw),
    ...(method === "POST" && { body: JSON.stringify(body) }),
  });
}
