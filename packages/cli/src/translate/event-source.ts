import type { UnifiedEvent } from "@agentstream/schema";
import type { SplitLine } from "@agentstream/stream";

/** Where events come from: lines of an agent, or events as they are. */
export interface EventSource {
  readonly take: (lines: readonly SplitLine[]) => readonly UnifiedEvent[];
  /** What there is to say once all lines came. */
  readonly end: () => readonly UnifiedEvent[];
}
