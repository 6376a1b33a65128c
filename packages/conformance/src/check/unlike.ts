import type { Direction, Expected } from "../generated/scenario.ts";
import { toolText } from "./summarise-tools.ts";
import type { Summary } from "./summarise.ts";

/** Something in which a stream is not as it was expected. */
export interface Unlikeness {
  readonly what: string;
  readonly got: string;
  readonly expected: string;
}

/** What is compared where it is expected. */
const always = [
  "thinking",
  "errorCode",
  "detail",
  "tokens",
  "structured",
  "plan",
  "subagents",
  "changedFiles",
] as const;
/** Nobody is asked in one-way protocols. */
const twoWay = ["permissions", "questions"] as const;

/** Text, tools and their order, the end, and whatever else the scenario names. */
export function unlike(got: Summary, expected: Expected, direction: Direction): Unlikeness[] {
  const rows: Unlikeness[] = [
    { what: "text", got: got.text, expected: expected.text },
    { what: "tools", got: toolText(got.tools), expected: toolText(expected.tools) },
    { what: "reason", got: got.reason, expected: expected.reason },
  ];
  for (const what of direction === "twoWay" ? [...always, ...twoWay] : always)
    if (expected[what] !== undefined)
      rows.push({ what, got: shown(got[what]), expected: shown(expected[what]) });
  return rows.filter(({ what, got: is, expected: should }) =>
    what === "text" ? !fits(is, should) : is !== should,
  );
}

/** What varies from run to run, such as a port. */
const gap = "[…]";

/** Whether a text is another one, which may have gaps. */
function fits(text: string, expected: string): boolean {
  const [first = "", ...parts] = expected.split(gap);
  const last = parts.pop();
  if (last === undefined) return text === expected;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let rest = text.slice(first.length, text.length - last.length);
  return parts.every((part) => {
    const at = rest.indexOf(part);
    rest = rest.slice(at + part.length);
    return at >= 0;
  });
}

function shown(value: unknown): string {
  if (typeof value === "string") return value === "" ? "none" : value;
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.join(", ");
  return value === undefined || value === null ? "none" : JSON.stringify(sorted(value));
}

/** The order of fields means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
