import { present } from "@agentstream/stream";

import { failed, nanosOf, type Attribute, type Span, type SpanEvent } from "./span.ts";

/** A span that has begun. */
export interface OpenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly startedAt: string;
  readonly attributes: Attribute[];
  readonly events: SpanEvent[];
}

/** The span at its end; `error` says that it failed, in words where they may be shown. */
export const closeSpan = (
  { startedAt, parentSpanId, ...span }: OpenSpan,
  endedAt: string,
  error?: string,
): Span =>
  present({
    ...span,
    parentSpanId,
    startTimeUnixNano: nanosOf(startedAt),
    endTimeUnixNano: latest(nanosOf(startedAt), nanosOf(endedAt)),
    status: error === undefined ? {} : present({ code: failed, message: error || undefined }),
  });

/** No span ends before it began, whatever a vendor's clock says. */
const latest = (one: string, other: string): string => (BigInt(one) > BigInt(other) ? one : other);
