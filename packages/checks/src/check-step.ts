import { splitLines, type Step } from "@agentstream/recordings";
import { validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";

import type { Speaker } from "./spoken-by.ts";
import { translateStep } from "./translate-step.ts";

/** What came of one recorded process. */
export interface StepReport {
  readonly name: string;
  readonly lines: number;
  readonly events: readonly UnifiedEvent[];
  readonly extension: number;
  /** Broken rules, in both ways of translating, and events that are not valid. */
  readonly violations: readonly string[];
  readonly outcome: string;
}

export function checkStep(step: Step, { adapter, options }: Speaker): StepReport {
  const lines = splitLines(step.output).map(({ text }) => text);
  const events = translateStep(adapter, step, options);
  const withRaw = translateStep(adapter, step, { ...options, raw: true });
  const last = events.at(-1);
  return {
    name: step.name,
    lines: lines.length,
    events,
    extension: events.filter(({ type }) => type.includes(":")).length,
    violations: [
      ...verifyStream(events).map(({ clause, reason }) => `rule ${clause}: ${reason}`),
      ...verifyStream(withRaw, { lines }).map(
        ({ clause, reason }) => `with raw, rule ${clause}: ${reason}`,
      ),
      ...events.flatMap(faultsOf),
    ],
    outcome:
      last?.type === "sessionEnded"
        ? [last.reason, last.detail, last.errorCode].filter(Boolean).join(" ")
        : "none",
  };
}

function faultsOf(event: UnifiedEvent): string[] {
  const result = validateEvent(event);
  return result.ok
    ? []
    : result.errors.map(({ path, message }) => `${event.type}${path} ${message}`);
}
