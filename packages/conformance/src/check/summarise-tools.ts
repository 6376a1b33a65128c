import { isEvent, type UnifiedEvent } from "@agentstream/schema";

import type { Answer, Scenario, ToolMeaning } from "../generated/scenario.ts";
import type { Vendor } from "../vendors/index.ts";

/** A call of the main thread. */
export interface SummarisedTool {
  /** A meaning, or the name of a tool of none. */
  readonly tool: string;
  readonly outcome: string;
}

/** The calls of the main thread, in the order of their starts. */
export function summariseTools(
  events: readonly UnifiedEvent[],
  vendor: Vendor,
  scenario: Scenario,
): readonly SummarisedTool[] {
  const expected = calledIn(scenario.answers);
  return events
    .flatMap((event) =>
      isEvent(event, "toolStarted") && event.parentToolId === undefined ? [event] : [],
    )
    .filter(
      ({ toolName }) =>
        toolName !== vendor.structureTool && vendor.endTool?.shownAs.test(toolName) !== true,
    )
    .map(({ toolName, toolId }, index) => ({
      tool: meaningOf(toolName, vendor, expected[index]),
      outcome: outcomeOf(toolId, events),
    }));
}

const calledIn = (answers: readonly Answer[]): ToolMeaning[] =>
  answers.flatMap(({ send }) => send.flatMap((step) => (step.do === "call" ? [step.tool] : [])));

/** Some vendors have one tool for several meanings: the expected one is meant, if it can be. */
function meaningOf(name: string, { shownAs }: Vendor, expected: ToolMeaning | undefined): string {
  if (expected !== undefined && shownAs[expected].test(name)) return expected;
  const [found] = Object.entries(shownAs).filter(([, pattern]) => pattern.test(name));
  return found?.[0] ?? name;
}

/** How the call ended, in the words of `ToolOutcome`. */
function outcomeOf(toolId: string, events: readonly UnifiedEvent[]): string {
  for (const event of events) {
    if (isEvent(event, "toolCompleted") && event.toolId === toolId)
      return event.success ? "succeeded" : "failed";
    if (isEvent(event, "toolFailed") && event.toolId === toolId)
      return event.reason === "error" ? "failed" : event.reason;
  }
  return "open";
}

export const toolText = (tools: readonly SummarisedTool[]): string =>
  tools.length === 0 ? "none" : tools.map(({ tool, outcome }) => `${tool} ${outcome}`).join(", ");
