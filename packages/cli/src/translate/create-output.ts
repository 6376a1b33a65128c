import { createDialect } from "@agentstream/dialects";
import { createTracer, traceRequest, type Span } from "@agentstream/otlp";
import type { UnifiedEvent } from "@agentstream/schema";

import { dialectOf } from "../parse-dialect.ts";
import { UsageError } from "../terminal.ts";
import { providerOf, sender } from "../tracing.ts";

/** What is printed for each event; each value is a line of JSON. */
interface Output {
  readonly push: (event: UnifiedEvent) => readonly unknown[];
  readonly end: () => readonly unknown[];
}

interface OutputFlags {
  /** `unified`, `otlp`, or a dialect with its parameters. */
  readonly to: string;
  readonly content: boolean;
  readonly raw: boolean;
}

export function createOutput({ to, content, raw }: OutputFlags): Output {
  if (content && to !== "otlp") throw new UsageError("--content is for --to otlp: leave it out");
  if (to === "otlp") return createTraces(content);
  const spec = dialectOf(to, raw);
  if (spec !== undefined) return createDialect(spec.name, spec.options);
  return { push: (event) => [event], end: () => [] };
}

function createTraces(content: boolean): Output {
  const tracer = createTracer({ content, providerOf });
  const request = (spans: readonly Span[]): readonly unknown[] =>
    spans.length === 0 ? [] : [traceRequest(spans, sender)];
  return { push: (event) => request(tracer.push(event)), end: () => request(tracer.end()) };
}
