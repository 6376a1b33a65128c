import type { EventTable } from "@agentstream/schema";

import type { RunSpans } from "./run-spans.ts";
import type { Span } from "./span.ts";

/** The spans that end with an event, by its type. */
export type SpanTable = EventTable<[run: RunSpans], readonly Span[]>;

/** Nothing has ended: the same list each time, as most events end no span. */
export const none: readonly Span[] = [];
