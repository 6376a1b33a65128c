import type { UnifiedEvent } from "@agentstream/schema";
import type { SplitLine } from "@agentstream/stream";

/** A source of events: lines of an agent, or events as they are. */
export interface EventSource {
  readonly take: (lines: readonly SplitLine[]) => readonly UnifiedEvent[];
  /** The events after the last line. */
  readonly end: () => readonly UnifiedEvent[];
}
