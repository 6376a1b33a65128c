import type { IncomingHttpHeaders, ServerResponse } from "node:http";

/** Headers of ours that a page of another origin may read. */
const exposed =
  "Location, Retry-After, Agentstream-Session, Acp-Connection-Id, X-Vercel-AI-UI-Message-Stream";
const usual = "Authorization, Content-Type";
const isHeaderList = (text: string): boolean => /^[\w-]+(?:\s*,\s*[\w-]+)*$/.test(text);
const maxAgeSeconds = 600;

/** Lets pages of an allowed origin read the answers. Streams that bypass the reply have the headers too. */
export function allowOrigin(response: ServerResponse, origin: string): void {
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("access-control-expose-headers", exposed);
  response.setHeader("vary", "Origin");
}

/**
 * The answer to a browser that asks first; undefined: the request is something else. Clients add headers of their own,
 * and the owner has named the origin, so it may send those that it asks for.
 */
export function preflightHeaders(
  method: string,
  headers: IncomingHttpHeaders,
): Readonly<Record<string, string>> | undefined {
  if (method !== "OPTIONS" || headers["access-control-request-method"] === undefined)
    return undefined;
  const asked = headers["access-control-request-headers"] ?? usual;
  return {
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-allow-headers": isHeaderList(asked) ? asked : usual,
    "access-control-max-age": String(maxAgeSeconds),
  };
}

/** An origin as browsers send it: scheme, host and port, nothing after. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
