import { isEvent, type EventMap, type EventType, type UnifiedEvent } from "@agentstream/schema";
import { addUsage, isKnownUsage, textOf } from "@agentstream/stream";

import type { Scenario } from "../generated/scenario.ts";
import type { Vendor } from "../vendors/index.ts";
import { summariseTools, type SummarisedTool } from "./summarise-tools.ts";

/** What a stream comes to, in words that all vendors share. */
export interface Summary {
  readonly text: string;
  readonly thinking: string;
  readonly tools: readonly SummarisedTool[];
  readonly permissions: readonly string[];
  readonly questions: readonly string[];
  readonly plan: readonly string[];
  readonly subagents: readonly string[];
  readonly changedFiles: readonly string[];
  readonly structured: unknown;
  readonly tokens: string;
  readonly reason: string;
  readonly errorCode: string | undefined;
  readonly detail: string | undefined;
}

/** The folder of the recorded runs, where an event has a whole path. */
const workspace = /^.*\/workspace\//;

export function summarise(
  events: readonly UnifiedEvent[],
  vendor: Vendor,
  scenario: Scenario,
): Summary {
  const ended = ofType(events, "sessionEnded").at(-1);
  const plan = ofType(events, "planUpdated").at(-1)?.entries ?? [];
  return {
    text: textOf(events).trim(),
    thinking: thinkingOf(events),
    tools: summariseTools(events, vendor, scenario),
    permissions: ofType(events, "permissionResolved").map(({ outcome }) => outcome),
    questions: ofType(events, "questionAnswered").map(({ outcome }) => outcome),
    plan: plan.map(({ status, content }) => `${status} ${content}`),
    subagents: ofType(events, "subagentCompleted").map(({ success }) =>
      success ? "succeeded" : "failed",
    ),
    changedFiles: ofType(events, "fileChanged").map(
      ({ changeType, filePath }) => `${changeType} ${filePath.replace(workspace, "")}`,
    ),
    structured: ofType(events, "turnCompleted").at(-1)?.structuredOutput,
    tokens: tokensOf(events),
    reason: ended?.reason ?? "none",
    errorCode: ended?.errorCode,
    detail: ended?.detail,
  };
}

const ofType = <T extends EventType>(events: readonly UnifiedEvent[], type: T): EventMap[T][] =>
  events.flatMap((event) => (isEvent(event, type) ? [event] : []));

/** A closing chunk has what is left of its block. */
const thinkingOf = (events: readonly UnifiedEvent[]): string =>
  ofType(events, "thinkingChunk")
    .filter(({ parentToolId }) => parentToolId === undefined)
    .map(({ content }) => content)
    .join("")
    .trim();

/** Of all runs together. */
function tokensOf(events: readonly UnifiedEvent[]): string {
  const usages = ofType(events, "sessionEnded").map(({ usage }) => usage);
  const known = usages.filter((usage) => usage !== undefined && isKnownUsage(usage));
  if (known.length === 0) return "none";
  if (known.length < usages.length) return "partial";
  const sum = known.reduce((before, usage) => addUsage(before, usage) ?? usage);
  const { inputTokens, outputTokens, completeness } = sum;
  return completeness === "reported" ? `${inputTokens} in, ${outputTokens} out` : "partial";
}
