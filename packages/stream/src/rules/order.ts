import type { Rule } from "./rule.ts";

/** Rule 2: seq ascends without gaps, ids are unique, timestamps never go back, runs are counted. */
export function createOrderRule(): Rule {
  let seq: number | undefined;
  let run = 0;
  let time = "";
  const ids = new Set<string>();
  return {
    check(event) {
      const faults: string[] = [];
      if (event.seq === undefined) faults.push("has no seq");
      else if (seq !== undefined && event.seq !== seq + 1)
        faults.push(`seq ${event.seq} after ${seq}`);
      seq = event.seq;
      if (ids.has(event.id)) faults.push(`the id ${event.id} was there before`);
      ids.add(event.id);
      if (Date.parse(event.timestamp) < Date.parse(time))
        faults.push(`${event.timestamp} after ${time}`);
      time = event.timestamp;
      if (event.run !== undefined) {
        if (event.type !== "sessionStarted" && event.run !== run)
          faults.push(`run ${event.run} in run ${run}`);
        if (event.type === "sessionStarted" && event.run <= run)
          faults.push(`run ${event.run} after ${run}`);
        run = event.run;
      }
      return faults;
    },
  };
}
