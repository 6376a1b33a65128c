import { noFaults, type Fault, type Rule } from "./rule.ts";

/** Rule 1: in each run sessionStarted is first and sessionEnded last, once each. */
export function createRunsRule(): Rule {
  let isEmpty = true;
  return {
    check(event, { running }) {
      isEmpty = false;
      if (event.type !== "sessionStarted")
        return running ? noFaults : [["1.2", `${event.type} is outside of a run`]];
      const faults: Fault[] = [];
      if (running) faults.push(["1.3", "a run starts before the last one has ended"]);
      if (event.schemaVersion === undefined)
        faults.push(["1.5", "sessionStarted has no schemaVersion"]);
      return faults;
    },
    end: ({ running }) =>
      isEmpty
        ? [["1.1", "the stream is empty"]]
        : running
          ? [["1.4", "the run has no sessionEnded"]]
          : noFaults,
  };
}
