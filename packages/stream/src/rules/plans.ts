import { noFaults, type Rule } from "./rule.ts";

/** Rule 10: a plan is emitted only when it differs from the one before, of the same owner in the same run. */
export function createPlansRule(): Rule {
  const last = new Map<string, string>();
  return {
    check(event) {
      if (event.type === "sessionStarted") last.clear();
      if (event.type !== "planUpdated") return noFaults;
      const { entries, explanation, parentToolId, subagentId } = event;
      const owner = JSON.stringify([parentToolId, subagentId]);
      const plan = canonicalJson([entries, explanation]);
      const before = last.get(owner);
      last.set(owner, plan);
      return plan === before ? [["10.1", "the plan is the same as before"]] : noFaults;
    },
  };
}

/** Equal values give equal texts, in whatever order their keys are. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
