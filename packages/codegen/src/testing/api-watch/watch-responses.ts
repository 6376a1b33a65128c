import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

import type { Seen } from "./seen.ts";

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

const isExchange = (message: unknown): message is Exchange =>
  typeof message === "object" && message !== null && "response" in message && "server" in message;

/** Of all servers that tests start, the gateway alone answers `Expect` itself. */
export const isGateway = (server: Pick<Server, "listenerCount">): boolean =>
  server.listenerCount("checkExpectation") > 0;

/** Reports each response of each gateway in this process, as it was sent. */
export function watchResponses(report: (seen: Seen) => void): void {
  subscribe("http.server.request.start", (message) => {
    if (isExchange(message) && isGateway(message.server)) watch(message, report);
  });
}

function watch({ request, response }: Exchange, report: (seen: Seen) => void): void {
  const chunks: Uint8Array[] = [];
  let type: string | undefined;
  const keep = (chunk: unknown): void => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };
  const wrap = (name: "write" | "end" | "writeHead", see: (args: readonly unknown[]) => void) => {
    const own: unknown = Reflect.get(response, name);
    if (typeof own !== "function") return;
    Reflect.set(response, name, (...args: unknown[]): unknown => {
      see(args);
      return Reflect.apply(own, response, args);
    });
  };
  wrap("write", ([chunk]) => keep(chunk));
  wrap("end", ([chunk]) => keep(chunk));
  wrap("writeHead", (args) => {
    type = typeIn(args.at(-1)) ?? type;
  });
  response.once("close", () => {
    if (!response.headersSent) return;
    report({
      kind: "response",
      method: request.method ?? "",
      // a whole address is served as its path is
      path: request.url?.replace(/^https?:\/\/[^/]*/, "").split("?")[0] ?? "",
      status: response.statusCode,
      type: mediaType(type ?? response.getHeader("content-type")),
      body: Buffer.concat(chunks).toString(),
      isCut: !response.writableFinished,
    });
  });
}

const typeIn = (headers: unknown): string | undefined => {
  if (typeof headers !== "object" || headers === null) return undefined;
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type");
  return found === undefined ? undefined : String(found[1]);
};

const mediaType = (header: unknown): string =>
  typeof header === "string" ? (header.split(";")[0] ?? "") : "";
