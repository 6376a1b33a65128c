import type { IncomingHttpHeaders, ServerResponse } from "node:http";

/** Headers of ours that a page of another origin may read. */
const exposed = "Location, Retry-After, Agentstream-Session, X-Vercel-AI-UI-Message-Stream";
const sent = "Authorization, Content-Type, Accept, Idempotency-Key, Last-Event-ID";
const maxAgeSeconds = 600;

/** Lets pages of an allowed origin read the answers. Streams that bypass the reply have the headers too. */
export function allowOrigin(response: ServerResponse, origin: string): void {
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("access-control-expose-headers", exposed);
  response.setHeader("vary", "Origin");
}

/** The answer to a browser that asks first; undefined: the request is something else. */
export function preflightHeaders(
  method: string,
  headers: IncomingHttpHeaders,
): Readonly<Record<string, string>> | undefined {
  if (method !== "OPTIONS" || headers["access-control-request-method"] === undefined)
    return undefined;
  return {
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-allow-headers": sent,
    "access-control-max-age": String(maxAgeSeconds),
  };
}

/** An origin as browsers send it: scheme, host and port, nothing after. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
