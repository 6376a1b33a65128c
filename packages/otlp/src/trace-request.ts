import { schemaUrl } from "./conventions.ts";
import { attributesOf, type Span, type TraceRequest } from "./span.ts";

/** What sends the spans. */
export interface Sender {
  /** `service.name`. */
  readonly service: string;
  readonly version: string;
}

/** Spans as one line of OTLP/JSON, which is also the body of `POST /v1/traces`. */
export const traceRequest = (
  spans: readonly Span[],
  { service, version }: Sender,
): TraceRequest => ({
  resourceSpans: [
    {
      resource: {
        attributes: attributesOf({ "service.name": service, "service.version": version }),
      },
      scopeSpans: [{ scope: { name: "@agentstream/otlp", version }, schemaUrl, spans }],
      schemaUrl,
    },
  ],
});
