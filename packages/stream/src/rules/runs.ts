import type { Rule } from "./rule.ts";

/** Rule 1: in each run sessionStarted is first and sessionEnded last, once each. */
export function createRunsRule(): Rule {
  let isEmpty = true;
  return {
    check({ type }, { running }) {
      isEmpty = false;
      if (type === "sessionStarted")
        return running ? "a run begins before the last one has ended" : undefined;
      return running ? undefined : `${type} outside of a run`;
    },
    end: ({ running }) =>
      isEmpty ? "the stream is empty" : running ? "the run has no sessionEnded" : undefined,
  };
}
