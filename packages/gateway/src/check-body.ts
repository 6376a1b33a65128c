import { SessionProblem } from "@agentstream/sessions";

const deepest = 64;
const usuallyMost = 100_000;

/**
 * Refuses a body that is nested too deep or has too many values, before anything recurses into it or walks it
 * more than once. Itself it does not recurse.
 */
export function checkBody(body: unknown, mostValues: number = usuallyMost): void {
  let level: unknown[] = [body];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw refuse(`The body is nested deeper than ${deepest} levels.`);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null) continue;
      const values: readonly unknown[] = Object.values(value);
      count += values.length;
      if (count > mostValues) throw refuse(`The body has more than ${mostValues} values.`);
      for (const one of values) if (typeof one === "object" && one !== null) next.push(one);
    }
    level = next;
  }
}

const refuse = (message: string): SessionProblem =>
  new SessionProblem("invalid", `${message} Send less, or files by their path in the workspace.`, {
    errors: [{ path: "", message }],
  });
