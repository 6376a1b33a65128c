import { format } from "./format.ts";
import { verdictsOf, type Figure, type Group } from "./result.ts";

/** A table for a terminal. */
export function printGroup(group: Group): string {
  const { title, method, figures, skipped = {} } = group;
  const verdicts = verdictsOf(group).map(
    ({ name, budget, met }) => `  ${met ? "met   " : "MISSED"}  ${name} ${budget}`,
  );
  const missing = Object.entries(skipped).map(
    ([name, reason]) => `  ${name.padEnd(36)} skipped: ${reason}`,
  );
  const lines = [...figures.map(lineOf), ...missing, ...verdicts];
  return ["", `${title}: ${method}`, ...lines].join("\n");
}

function lineOf({ name, value, spread, unit, note }: Figure): string {
  const range = spread === undefined ? "" : ` (${spread.map(format).join("–")})`;
  return `  ${name.padEnd(36)} ${format(value)}${range} ${unit}${note === undefined ? "" : `  ${note}`}`;
}
