import { setTimeout as sleep } from "node:timers/promises";

import { messageOf } from "@agentstream/stream";

import type { Span } from "./span.ts";
import { traceRequest, type Sender } from "./trace-request.ts";

export interface SpanSenderOptions extends Sender {
  /** A collector: `http://127.0.0.1:4318`, or the whole address of its traces. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Is called with what could not be delivered; at most once for each batch. */
  readonly onLost?: (count: number, reason: string) => void;
}

/** Delivers spans in the background, in batches. It never throws, and it never keeps a program alive on its own. */
export interface SpanSender {
  readonly send: (spans: readonly Span[]) => void;
  /** Delivers what waits, for at most this long. */
  readonly close: (timeoutMs?: number) => Promise<void>;
}

const mostInBatch = 512;
const mostWaiting = 8192;
const batchMs = 1000;
const requestMs = 10_000;
/** The waits before a delivery is tried again; then the batch is lost. */
const retryMs = [500, 2000, 8000];
const passing = new Set([429, 502, 503, 504]);

export function createSpanSender(options: SpanSenderOptions): SpanSender {
  const address = tracesAddress(options.url);
  const { headers, onLost = () => {} } = options;
  const waiting: Span[] = [];
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let delivery: Promise<void> | undefined;

  async function deliver(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostInBatch);
      const body = JSON.stringify(traceRequest(batch, options));
      const reason = await post({ address, headers, body }, closing.signal);
      if (reason !== undefined) onLost(batch.length, reason);
    }
  }
  function start(): void {
    timer = undefined;
    delivery ??= deliver().finally(() => {
      delivery = undefined;
    });
  }
  return {
    send(spans) {
      waiting.push(...spans);
      const surplus = waiting.length - mostWaiting;
      if (surplus > 0) {
        waiting.splice(0, surplus);
        onLost(surplus, `more than ${mostWaiting} spans wait for ${address}`);
      }
      if (waiting.length > 0) timer ??= setTimeout(start, batchMs).unref();
    },
    async close(timeoutMs = 3000) {
      clearTimeout(timer);
      const late = setTimeout(() => closing.abort(), timeoutMs);
      start();
      await delivery;
      clearTimeout(late);
    },
  };
}

interface Delivery {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly body: string;
}

/** Why it could not be delivered; undefined if it was. */
async function post(delivery: Delivery, closing: AbortSignal): Promise<string | undefined> {
  let last: string | undefined;
  for (const wait of [...retryMs, undefined]) {
    const { reason, mayPass } = await tryPost(delivery, closing);
    // that the last try was broken off says nothing about the collector
    if (closing.aborted && reason !== undefined) return last ?? reason;
    if (reason === undefined || !mayPass || wait === undefined) return reason;
    last = reason;
    await sleep(wait, undefined, { signal: closing, ref: false }).catch(() => {});
  }
  return last;
}

async function tryPost(
  { address, headers, body }: Delivery,
  closing: AbortSignal,
): Promise<{ readonly reason?: string; readonly mayPass?: boolean }> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
      signal: AbortSignal.any([closing, AbortSignal.timeout(requestMs)]),
    });
    await response.body?.cancel();
    return response.ok
      ? {}
      : { reason: `${address} answered ${response.status}`, mayPass: passing.has(response.status) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const words = closing.aborted ? "no answer in time" : messageOf(cause);
    return { reason: `${address} cannot be reached: ${words}`, mayPass: true };
  }
}

/** The collector's own path is added where the address has none. */
export function tracesAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new TypeError(`expected the http address of a collector, got ${JSON.stringify(text)}`);
  if (url.pathname === "/") url.pathname = "/v1/traces";
  return url.href;
}

/** `OTEL_EXPORTER_OTLP_HEADERS`: `name=value,name=value`, with values in percent encoding. */
export function parseHeaders(text = ""): Record<string, string> {
  const pairs = text.split(",").map((pair) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair));
  return Object.fromEntries(
    pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? "", decoded(pair[2] ?? "")]])),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
