import { readRecordings } from "@agentstream/recordings";
import type { UnifiedEvent } from "@agentstream/schema";

import { spokenBy } from "../spoken-by.ts";
import { translateStep } from "../translate-step.ts";

/** A recorded process, as unified events. */
export interface RecordedRun {
  readonly name: string;
  /** The schema of the lines that it printed. */
  readonly schema: string;
  readonly events: readonly UnifiedEvent[];
}

/** Every recorded process that an adapter understands. */
export const recordedRuns = (): RecordedRun[] =>
  readRecordings().flatMap(({ steps }) =>
    steps.flatMap((step) => {
      const { name, schema = "" } = step;
      const speaker = spokenBy(step);
      if (speaker === undefined) return [];
      return [{ name, schema, events: translateStep(speaker.adapter, step, speaker.options) }];
    }),
  );
