import type { EventDraft } from "@agentstream/stream";

import { createStderrTail, stderrDraft } from "./create-stderr-tail.ts";
import { joinTaken, type Taken, type Teller } from "./create-teller.ts";

/** What an agent prints on its error output: always told to the translator, to readers only if they want it. */
export interface ErrorOutput {
  readonly take: (lines: readonly string[]) => Taken;
  /** What was kept back, for a run that failed. */
  readonly drafts: () => EventDraft[];
}

export function createErrorOutput(teller: Teller, isTold: boolean): ErrorOutput {
  const tail = createStderrTail();
  return {
    take: (lines) =>
      joinTaken(
        lines.map((text) => {
          const taken = teller.hand({ type: "stderr", text });
          if (isTold) return joinTaken([taken, teller.add([stderrDraft(text)])]);
          tail.add(text);
          return taken;
        }),
      ),
    drafts: tail.drafts,
  };
}
