export {
  createSpanSender,
  parseHeaders,
  tracesAddress,
  type SpanSender,
  type SpanSenderOptions,
} from "./create-span-sender.ts";
export { createTracer, type Tracer } from "./create-tracer.ts";
export type { SpanOptions } from "./run-spans.ts";
export type { Attribute, AttributeValue, Span, SpanEvent, Status, TraceRequest } from "./span.ts";
export { parseTraceparent, traceparentOf, type TraceContext } from "./trace-context.ts";
export { traceRequest, type Sender } from "./trace-request.ts";
