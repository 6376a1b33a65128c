import type { CheckedRun } from "../check/check-run.ts";
import { summarise } from "../check/summarise.ts";
import { unlike, type Unlikeness } from "../check/unlike.ts";
import type { Direction, Scenario } from "../generated/scenario.ts";
import { chooseCases, type Choice } from "../scenario/choose-cases.ts";
import { differenceOf, impossibleBecause, keyOf, type Case } from "../scenario/expectation.ts";

/** What a vendor's CLI makes of a scenario, beside what all others make of it. */
export interface Comparison {
  readonly scenario: string;
  readonly direction: Direction;
  /** `agent/protocol`. */
  readonly who: string;
  readonly verdict: "same" | "differs as known" | "differs" | "impossible" | "missing";
  /** The differences; why it is impossible; why a known difference is there. */
  readonly notes: readonly string[];
}

/** The same scenario across vendors: every difference must be known, and every vendor must have run it. */
export function compareVendors(
  scenarios: readonly Scenario[],
  checked: readonly CheckedRun[],
  choice: Pick<Choice, "direction"> = {},
): readonly Comparison[] {
  return chooseCases(scenarios, choice).map((one) => {
    const found = checked.find(
      ({ case: other }) => other?.scenario === one.scenario && keyOf(other) === keyOf(one),
    );
    const { scenario, direction } = one;
    return { scenario: scenario.name, direction, who: keyOf(one), ...verdictOf(one, found) };
  });
}

function verdictOf(
  one: Case,
  found: CheckedRun | undefined,
): Pick<Comparison, "verdict" | "notes"> {
  const impossible = impossibleBecause(one);
  if (impossible !== undefined) return { verdict: "impossible", notes: [impossible] };
  if (found === undefined) return { verdict: "missing", notes: ["it was not recorded"] };
  const { vendor, scenario, direction } = one;
  const got = summarise(found.events, vendor, scenario);
  const common = notesOf(unlike(got, scenario.expected, direction));
  const known = differenceOf(one);
  if (known === undefined)
    return { verdict: common.length === 0 ? "same" : "differs", notes: common };
  const { because, calls: _, ...differs } = known;
  const own = notesOf(unlike(got, { ...scenario.expected, ...differs }, direction));
  if (own.length > 0) return { verdict: "differs", notes: own };
  const isStale = common.length === 0 && known.calls === undefined && known.files === undefined;
  return isStale
    ? { verdict: "differs", notes: [`the known difference is no longer there: ${because}`] }
    : { verdict: "differs as known", notes: [because, ...common] };
}

const notesOf = (rows: readonly Unlikeness[]): string[] =>
  rows.map(
    ({ what, got, expected }) =>
      `${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(expected)}`,
  );
