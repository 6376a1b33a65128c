import { askChecks } from "../ask-checks.ts";
import type { Figure, Group } from "../result.ts";

/** What `npm run languages` writes. */
interface Written {
  readonly reports: readonly Report[];
  /** Why a language was not tested, by its name. */
  readonly skipped: Readonly<Record<string, string>>;
  /** Which step failed, and its output. */
  readonly failed: Readonly<Record<string, string>>;
}

interface Report {
  readonly language: string;
  readonly version: string;
  /** Events that were decoded and encoded again, and came out the same. */
  readonly counts: { readonly roundTrips: number };
  /** Microseconds per event. */
  readonly speed: { readonly decode: number; readonly plain: number };
}

/** What a checked, typed event costs in each language, as its own test program measures it. */
export function measureLanguages(root: string): Group {
  const env = {
    // mutated streams add time and no figures
    AGENTSTREAM_MUTATIONS: "100",
    // tests of Rust are compiled without optimization, which nobody publishes
    CARGO_PROFILE_DEV_OPT_LEVEL: "3",
    CARGO_PROFILE_DEV_DEBUG_ASSERTIONS: "false",
    CARGO_PROFILE_DEV_OVERFLOW_CHECKS: "false",
  };
  const { reports, skipped, failed }: Written = JSON.parse(askChecks(root, "languages", [], env));
  return {
    title: "Languages",
    method:
      "a line decoded to a checked event, beside the JSON decoder that the package is built on; all recordings, the least of five rounds",
    figures: reports.filter(({ language }) => !(language in failed)).map(figureOf),
    skipped: Object.fromEntries(Object.entries({ ...skipped, ...failed }).map(firstLine)),
  };
}

/** The output of a step is no part of a table. */
const firstLine = ([name, why]: [string, string]): [string, string] => [
  name,
  why.split("\n", 1).join(""),
];

const figureOf = ({ language, version, counts, speed }: Report): Figure => ({
  name: language,
  value: speed.decode / speed.plain,
  unit: "of the time of plain JSON decoding",
  note: `${version}: ${speed.decode.toFixed(1)} µs for each of ${counts.roundTrips} events, ${speed.plain.toFixed(1)} µs plain`,
});
