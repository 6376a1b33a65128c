import type { Rule } from "./rule.ts";

/** Rule 9: a run is completed only if its last turn is, and its exit code does not say otherwise. */
export function createOutcomeRule(): Rule {
  let lastTurnFailed = false;
  let turns = 0;
  return {
    check(event) {
      if (event.type === "sessionStarted") {
        lastTurnFailed = false;
        turns = 0;
      }
      if (event.type === "turnCompleted" || event.type === "turnFailed") {
        turns++;
        lastTurnFailed = event.type === "turnFailed";
      }
      if (event.type !== "sessionEnded") return undefined;
      const { reason, error, errorCode } = event;
      if (reason !== "completed") return undefined;
      return [
        ...(lastTurnFailed ? ["completed, though its last turn failed"] : []),
        ...(turns === 0 && error !== undefined
          ? ["completed without a turn, and with an error"]
          : []),
        ...(errorCode !== undefined ? [`completed with the error code ${errorCode}`] : []),
      ];
    },
  };
}
