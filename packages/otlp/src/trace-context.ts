import { createHash } from "node:crypto";

/** Where spans hang: the trace, and the span above. */
export interface TraceContext {
  readonly traceId: string;
  readonly parentSpanId?: string | undefined;
}

const format = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?$/;

/** Reads a `traceparent` of W3C Trace Context; undefined if it is none. */
export function parseTraceparent(text: string | undefined): TraceContext | undefined {
  const [, traceId = "", parentSpanId = ""] = format.exec(text?.trim() ?? "") ?? [];
  const isZero = /^0*$/;
  return isZero.test(traceId) || isZero.test(parentSpanId) || text?.startsWith("ff") === true
    ? undefined
    : { traceId, parentSpanId };
}

/** The trace of a run: the same whenever and wherever it is derived. */
export const traceIdOf = (sessionId: string, run: number): string =>
  digest(`${sessionId}/${run}`, 16);

export const spanIdOf = (sessionId: string, run: number, key: string): string =>
  digest(`${sessionId}/${run}/${key}`, 8);

/** The key of the span that stands for a whole run. */
export const runKey = "run";

/** What an agent's process is given as `TRACEPARENT`, so that its own spans hang below ours. */
export function traceparentOf(sessionId: string, run: number, above?: TraceContext): string {
  const traceId = above?.traceId ?? traceIdOf(sessionId, run);
  return `00-${traceId}-${spanIdOf(sessionId, run, runKey)}-01`;
}

/** All zeros is no id. */
function digest(text: string, bytes: number): string {
  const hex = createHash("sha256")
    .update(text)
    .digest("hex")
    .slice(0, bytes * 2);
  return /^0+$/.test(hex) ? `${hex.slice(1)}1` : hex;
}
