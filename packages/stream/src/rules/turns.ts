import { isMainThread } from "../open-things.ts";
import type { Rule } from "./rule.ts";

const needTurn = new Set(["textChunk", "thinkingChunk", "toolInputChunk", "toolStarted"]);

/** Rule 3: turns do not overlap, are counted, and each is closed once; the main thread speaks only within one. */
export function createTurnsRule(): Rule {
  let last: number | undefined;
  return {
    check(event, { turnNumber }) {
      switch (event.type) {
        case "turnStarted": {
          const before = last;
          last = event.turnNumber;
          if (turnNumber !== undefined) return `a turn begins before turn ${turnNumber} has ended`;
          return before !== undefined && event.turnNumber !== before + 1
            ? `turn ${event.turnNumber} after turn ${before}`
            : undefined;
        }
        case "turnCompleted":
        case "turnFailed":
          return event.turnNumber === turnNumber
            ? undefined
            : `turn ${event.turnNumber} ends and is not open`;
        case "sessionEnded":
          return turnNumber === undefined ? undefined : `the run ends in turn ${turnNumber}`;
        default:
          return turnNumber === undefined && needTurn.has(event.type) && isMainThread(event)
            ? `${event.type} of the main thread outside of a turn`
            : undefined;
      }
    },
  };
}
