import { translatable } from "@agentstream/agents";
import { readRecordings, splitLines, type Step } from "@agentstream/recordings";
import type { UnifiedEvent } from "@agentstream/schema";

const steps = readRecordings().flatMap((recording) => recording.steps);

export interface RecordedRun {
  readonly name: string;
  readonly events: readonly UnifiedEvent[];
}

export function recordedStep(name: string): Step {
  const step = steps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`no recording ${name}`);
  return step;
}

/** Every recording that an adapter of the command can read, as events. */
export const recordedRuns = (): RecordedRun[] =>
  steps.flatMap((step) => {
    const events = translate(step);
    return events === undefined ? [] : [{ name: step.name, events }];
  });

export function recordedEvents(name: string): readonly UnifiedEvent[] {
  const events = translate(recordedStep(name));
  if (events === undefined) throw new Error(`${name} is no stream of events`);
  return events;
}

function translate({ schema, output, exit }: Step): readonly UnifiedEvent[] | undefined {
  for (const adapter of translatable) {
    const protocol = adapter.protocols.find((one) => one.schema === schema)?.name;
    if (protocol === undefined) continue;
    const translator = adapter.translator({
      sessionId: "s",
      now: () => 1_790_000_000_000,
      protocol,
    });
    const { code = 0, signal = null } = exit ?? {};
    return [
      ...translator.handle({ type: "lines", lines: splitLines(output) }).events,
      ...translator.handle({ type: "exit", code, signal }).events,
    ];
  }
  return undefined;
}
