import type { UnifiedEvent } from "@agentstream/schema";
import { isUnifiedEvent } from "@agentstream/schema/unified";

interface Stats {
  readonly lines: number;
  readonly events: number;
  readonly extension: number;
  readonly rawOutput: number;
  readonly invalid: number;
  readonly byType: Readonly<Record<string, number>>;
}

export interface StatsCounter {
  readonly addLines: (count: number) => void;
  readonly add: (events: readonly UnifiedEvent[]) => void;
  readonly result: () => Stats;
}

/** Counts what was translated. */
export function createStats(): StatsCounter {
  const byType = new Map<string, number>();
  let lines = 0;
  let events = 0;
  let invalid = 0;
  return {
    addLines(count) {
      lines += count;
    },
    add(more) {
      events += more.length;
      for (const event of more) {
        if (!isUnifiedEvent(event)) invalid++;
        byType.set(event.type, (byType.get(event.type) ?? 0) + 1);
      }
    },
    result() {
      const extension = [...byType].reduce(
        (sum, [type, count]) => sum + (type.includes(":") ? count : 0),
        0,
      );
      const rawOutput = byType.get("rawOutput") ?? 0;
      return { lines, events, extension, rawOutput, invalid, byType: Object.fromEntries(byType) };
    },
  };
}
