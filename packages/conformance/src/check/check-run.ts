import type { UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";

import type { Scenario } from "../generated/scenario.ts";
import type { Case } from "../scenario/expectation.ts";
import { knownVendors } from "../vendors/index.ts";
import { differences, ruleFaults } from "./judge.ts";
import { nativeFaults } from "./native-faults.ts";
import type { RecordedRun } from "./read-recorded.ts";
import { translateCase, translateLines } from "./translate-recorded.ts";

export interface CheckedRun {
  readonly run: RecordedRun;
  /** Undefined: it is of no scenario that is known here. */
  readonly case: Case | undefined;
  readonly events: readonly UnifiedEvent[];
  readonly faults: readonly string[];
}

/** Validates what was printed, translates it, verifies the stream, and compares it with its scenario. */
export function checkRun(run: RecordedRun, scenarios: readonly Scenario[]): CheckedRun {
  const found = caseOf(run, scenarios);
  const events = found === undefined ? translateLines(run) : translateCase(found, run);
  const withRaw =
    found === undefined
      ? translateLines(run, { raw: true })
      : translateCase(found, run, { raw: true });
  const differing = found === undefined ? [] : differences(found, events);
  return {
    run,
    case: found,
    events,
    faults: [
      ...nativeFaults(run),
      ...ruleFaults(events),
      ...verifyStream(withRaw, { lines: linesOf(run) }).map(
        ({ clause, reason }) => `with raw, rule ${clause}: ${reason}`,
      ),
      ...differing,
    ],
  };
}

/** Of all processes. */
const linesOf = ({ earlier, lines }: RecordedRun): string[] => [
  ...earlier.flatMap((process) => process.lines),
  ...lines,
];

/** The case that a recording is of. */
export function caseOf(run: RecordedRun, scenarios: readonly Scenario[]): Case | undefined {
  const [agent, protocol] = run.from?.split(":") ?? [];
  const scenario = scenarios.find(({ name }) => name === run.scenario);
  const vendor = knownVendors.find(({ adapter }) => adapter.id === agent);
  if (scenario === undefined || vendor === undefined) return undefined;
  const direction = vendor.protocols.oneWay === protocol ? "oneWay" : "twoWay";
  return vendor.protocols[direction] === protocol ? { scenario, vendor, direction } : undefined;
}
