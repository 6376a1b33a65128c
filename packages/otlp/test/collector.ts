import { createServer } from "node:http";

import { onTestFinished } from "vitest";

import type { Span, TraceRequest } from "../src/index.ts";

export interface Received {
  readonly path: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly spans: readonly Span[];
}

/** A collector that answers with these statuses, one after the other, and then with 200; it lives as long as the test. */
export async function startCollector(
  statuses: number[] = [],
): Promise<{ readonly url: string; readonly received: readonly Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    received.push({
      path: request.url,
      headers: request.headers,
      spans: spansIn(JSON.parse(body)),
    });
    response.writeHead(statuses.shift() ?? 200).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, received };
}

export const spansIn = ({ resourceSpans }: TraceRequest): Span[] =>
  resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
