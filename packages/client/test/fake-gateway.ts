import type { Fetch, FetchRequest } from "../src/index.ts";

interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** Answers a request: a response, or an error of the network. */
export type Answer = (request: FakeRequest) => Response | Promise<Response>;

export interface FakeGateway {
  readonly fetch: Fetch;
  readonly requests: readonly FakeRequest[];
}

export const url = "http://gateway.test";

/** A gateway without a network: `answers` are by method and path, without the query. */
export function createFakeGateway(answers: Readonly<Record<string, Answer>>): FakeGateway {
  const requests: FakeRequest[] = [];
  return {
    requests,
    fetch: async (address, { method, headers, body, signal }: FetchRequest) => {
      signal.throwIfAborted();
      const path = address.slice(url.length);
      const json: unknown = body === null ? undefined : JSON.parse(body);
      const request = { method, path, headers, body: json, signal };
      requests.push(request);
      const answer = answers[`${method} ${path.split("?")[0]}`];
      if (answer === undefined) return problem(404, "not-found", "No session of this id.");
      return untilAborted(signal, Promise.resolve(answer(request)));
    },
  };
}

/** As `fetch` does: an abort rejects at once. */
const untilAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    }),
  ]);

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status });

export const problem = (
  status: number,
  kind: string,
  detail: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(
    JSON.stringify({
      type: `https://agentstream.dev/problems/${kind}`,
      title: kind,
      status,
      detail,
    }),
    { status, headers: { "content-type": "application/problem+json", ...headers } },
  );

/** Chunks of an event stream; without `end` it stays open. */
export function sse(
  chunks: readonly string[],
  { end = "close" }: { end?: "close" | "open" | "break" } = {},
): Response {
  let next = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[next++];
        if (chunk !== undefined) return controller.enqueue(new TextEncoder().encode(chunk));
        if (end === "break") controller.error(new TypeError("terminated"));
        if (end === "close") controller.close();
        return new Promise<void>((resolve) => {
          if (end !== "open") resolve();
        });
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}

/** A frame as the gateway writes it. */
export const frame = (event: {
  readonly seq?: number | undefined;
  readonly type: unknown;
}): string =>
  `${event.seq === undefined ? "" : `id: ${event.seq}\n`}event: ${String(event.type)}\ndata: ${JSON.stringify(event)}\n\n`;
