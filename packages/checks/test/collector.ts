import { once } from "node:events";
import { createServer } from "node:http";

/** A collector of OpenTelemetry that counts what it gets. */
export interface Collector {
  readonly url: string;
  readonly count: () => number;
  readonly stop: () => void;
}

export async function startCollector(): Promise<Collector> {
  let count = 0;
  const server = createServer((request, response) => {
    if (request.url === "/v1/traces") count++;
    request.resume();
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("Expected a port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    count: () => count,
    stop: () => void server.close(),
  };
}
