import { isMainThread } from "../open-things.ts";
import { noFaults, type Fault, type Rule } from "./rule.ts";

const needTurn = new Set(["textChunk", "thinkingChunk", "toolInputChunk", "toolStarted"]);

/**
 * Rule 3: turns do not overlap, are counted, and each is closed once; the main thread works only within one.
 * `isTail`: the first turn may have any number.
 */
export function createTurnsRule(isTail: boolean): Rule {
  let last = isTail ? undefined : 0;
  return {
    check(event, { turnNumber: open }) {
      switch (event.type) {
        case "turnStarted": {
          const { turnNumber } = event;
          const wanted = last === undefined ? turnNumber : last + 1;
          last = turnNumber;
          const faults: Fault[] = [];
          if (open !== undefined) faults.push(["3.1", `turn ${open} has not ended`]);
          if (turnNumber !== wanted)
            faults.push(["3.2", `expected turn ${wanted} to start, got ${turnNumber}`]);
          return faults;
        }
        case "turnCompleted":
        case "turnFailed":
          return event.turnNumber === open
            ? noFaults
            : [["3.3", `turn ${event.turnNumber} ends and is not open`]];
        case "sessionEnded":
          return open === undefined ? noFaults : [["3.4", `the run ends inside turn ${open}`]];
        default:
          return open === undefined && needTurn.has(event.type) && isMainThread(event)
            ? [["3.5", `${event.type} of the main thread is outside of a turn`]]
            : noFaults;
      }
    },
  };
}
