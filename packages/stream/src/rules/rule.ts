import type { UnifiedEvent } from "@agentstream/schema";

import type { Clause } from "../clauses.ts";
import type { OpenThings } from "../open-things.ts";

/** A clause that is broken, and how. */
export type Fault = readonly [clause: Clause, reason: string];

export const noFaults: readonly Fault[] = [];

/** Some clauses, checked over one stream. */
export interface Rule {
  /** What is wrong with this event; `open` is what was open before it. */
  readonly check: (event: UnifiedEvent, open: OpenThings) => readonly Fault[];
  /** What is wrong now that the stream is over. */
  readonly end?: (open: OpenThings) => readonly Fault[];
}

/** The fault that some things are open where none may be. */
export function leftOpen(clause: Clause, ids: Iterable<string>, where: string): readonly Fault[] {
  const open = [...ids];
  return open.length === 0
    ? noFaults
    : [
        [
          clause,
          `${open.join(", ")} ${open.length === 1 ? "is" : "are"} open at the end of ${where}`,
        ],
      ];
}
