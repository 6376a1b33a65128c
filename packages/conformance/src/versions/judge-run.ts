import { differences, ruleFaults } from "../check/judge.ts";
import { nativeFaults } from "../check/native-faults.ts";
import type { RecordedRun } from "../check/read-recorded.ts";
import { translateCase } from "../check/translate-recorded.ts";
import { planFor } from "../record/plan-for.ts";
import { keyOf, type Case } from "../scenario/expectation.ts";
import { requestOf } from "../scenario/request-of.ts";

/** What became of a scenario on one version of a CLI. */
export interface VersionCell {
  /** The scenario, and the protocol where it is not the first one. */
  readonly case: string;
  readonly verdict: "works" | "differs" | "cannot" | "broken";
  /** The differences; the CLI's own words, and ours; the rules. */
  readonly notes: readonly string[];
}

const cellName = (one: Case): string =>
  one.direction === "oneWay"
    ? one.scenario.name
    : `${one.scenario.name}, ${keyOf(one).split("/")[1]}`;

/** Judges a recorded case as the page of all versions has it. */
export function judgeRun(one: Case, run: RecordedRun): VersionCell {
  const events = translateCase(one, run);
  const broken = ruleFaults(events);
  const cell = (verdict: VersionCell["verdict"], notes: readonly string[]): VersionCell => ({
    case: cellName(one),
    verdict,
    notes: [...new Set(notes)],
  });
  if (broken.length > 0) return cell("broken", broken);
  const { adapter } = one.vendor;
  const { refused } = planFor(adapter, requestOf(one, "/workspace"), run.version);
  if (isWordless(run) || refused.length > 0) return cell("cannot", [...ownWords(run), ...refused]);
  const native = nativeFaults(run);
  if (native.length > 0) return cell("broken", native.slice(0, most));
  const differing = [...differences(one, events), ...run.faults];
  return differing.length === 0 ? cell("works", []) : cell("differs", differing.map(shorten));
}

/** As many faults of one line after another as anybody reads. */
const most = 3;

/** Nothing was printed that a stream begins with. */
const isWordless = ({ lines, code }: RecordedRun): boolean =>
  code !== 0 && !lines.some((line) => line.startsWith("{"));

const ansi = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;?]*[a-zA-Z]`, "g");

/** The words by which a CLI says that it does not understand how it was called. */
function ownWords({ stderr, lines }: RecordedRun): string[] {
  const printed = `${stderr}\n${lines.join("\n")}`.replaceAll(ansi, "").split("\n");
  const said = printed.map((line) => line.trim()).filter((line) => line !== "");
  const found =
    said.find((line) => line.includes('"error":')) ??
    said.find((line) => /\b(?:unknown|unexpected|invalid|unrecognized|error)\b/i.test(line)) ??
    said[0];
  return found === undefined ? [] : [`\`${shorten(found).replaceAll("`", "'")}\``];
}

const shorten = (text: string): string => (text.length > 240 ? `${text.slice(0, 240)} …` : text);
