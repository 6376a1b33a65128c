import type { Adapter } from "@agentstream/adapter-kit";
import { validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { clauses, verifyStream, type Violation } from "@agentstream/stream";

import type { Sample } from "./sample.ts";
import { translateSample } from "./translate-sample.ts";
import type { Verdict } from "./verdict.ts";

/** The rules of the stream, as `docs/reference/stream.md` names them. */
const rules: Readonly<Record<number, string>> = {
  1: "Runs begin, end and do not overlap",
  2: "Events are numbered, dated and named",
  3: "Turns begin and end",
  4: "Tool calls begin and end",
  5: "Text is emitted once, in blocks that are closed",
  6: "Requests, sub-agents, tasks and hooks are opened and closed",
  7: "Usage adds up",
  8: "Every line of the input is in an event",
  9: "The outcome is honest",
  10: "A plan differs from the one before",
};

/** A verdict for each rule of the stream over all samples, one for the schemas, and one for what was thrown. */
export function streamVerdicts(adapter: Adapter, samples: readonly Sample[]): readonly Verdict[] {
  const broken = new Map<string, string[]>();
  const note = (rule: string, fault: string): void => {
    broken.set(rule, [...(broken.get(rule) ?? []), fault]);
  };
  for (const sample of samples)
    try {
      const events = translateSample(adapter, sample);
      for (const fault of schemaFaults(events)) note("schema", `${sample.name}: ${fault}`);
      for (const found of violations(adapter, sample, events))
        note(
          `rule ${found.rule}`,
          `${sample.name}: ${found.clause} ${clauses[found.clause]}: ${found.reason}`,
        );
    } catch (error) {
      note("contract.throws", `${sample.name}: ${String(error)}`);
    }
  const verdict = (rule: string, title: string): Verdict => ({
    rule,
    title,
    faults: broken.get(rule) ?? [],
  });
  return [
    ...Object.entries(rules).map(([number, title]) => verdict(`rule ${number}`, title)),
    verdict("schema", "Every event is valid"),
    verdict("contract.throws", "Nothing is thrown, whatever comes"),
  ];
}

/** With `raw` every line must be found again; without it everything else must hold as well. */
function violations(
  adapter: Adapter,
  sample: Sample,
  events: readonly UnifiedEvent[],
): readonly Violation[] {
  const lines = sample.lines.filter((line) => line.trim() !== "");
  const withRaw = verifyStream(translateSample(adapter, sample, { raw: true }), { lines });
  return [...verifyStream(events), ...withRaw.filter(({ rule }) => rule === 8)];
}

const schemaFaults = (events: readonly UnifiedEvent[]): string[] =>
  events.flatMap((event) => {
    const result = validateEvent(event);
    return result.ok
      ? []
      : result.errors.map(({ path, message }) => `${event.type}${path} ${message}`);
  });
