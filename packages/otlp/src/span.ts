/** A span in OTLP/JSON: ids in hex, times in nanoseconds as text, as the protocol has them. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly events: readonly SpanEvent[];
  readonly status: Status;
}

export interface SpanEvent {
  readonly timeUnixNano: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

export interface Status {
  readonly code?: number;
  readonly message?: string;
}

export interface Attribute {
  readonly key: string;
  readonly value: AttributeValue;
}

export type AttributeValue =
  | { readonly stringValue: string }
  | { readonly boolValue: boolean }
  | { readonly intValue: string }
  | { readonly doubleValue: number }
  | { readonly arrayValue: { readonly values: readonly AttributeValue[] } };

/** One line of OTLP/JSON; the body of `POST /v1/traces`. */
export interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly scope: { readonly name: string; readonly version: string };
      readonly schemaUrl: string;
      readonly spans: readonly Span[];
    }[];
    readonly schemaUrl: string;
  }[];
}

/** `SpanKind` and `StatusCode` of the protocol. */
export const spanKinds = { internal: 1, client: 3 } as const;
export const failed = 2;

type Plain = string | number | boolean | readonly string[] | undefined;

/** Attributes in the protocol's form; what is undefined is left out. */
export function attributesOf(values: Readonly<Record<string, Plain>>): Attribute[] {
  const attributes: Attribute[] = [];
  for (const [key, value] of Object.entries(values))
    if (value !== undefined) attributes.push({ key, value: valueOf(value) });
  return attributes;
}

function valueOf(value: Exclude<Plain, undefined>): AttributeValue {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value !== "number") return { arrayValue: { values: value.map(valueOf) } };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

/** Nanoseconds since 1970 of an event's time. */
export function nanosOf(timestamp: string): string {
  const milliseconds = Date.parse(timestamp);
  return milliseconds > 0 ? `${milliseconds}000000` : "0";
}
