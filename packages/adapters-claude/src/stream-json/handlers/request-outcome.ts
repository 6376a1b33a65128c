import { untyped } from "@agentstream/adapter-kit/author";

import type { Context } from "../state.ts";
import type { Returned, ToolOutcome } from "../tool-outcome.ts";

/** The requests that wait for a call. */
const requestsOf = (id: string, { state }: Context): string[] =>
  [...state.requests].filter(([, call]) => call === id).map(([requestId]) => requestId);

/** Whether a request about a call is open, and no answer to it was seen. */
export const isWaiting = (id: string, context: Context): boolean =>
  requestsOf(id, context).some((requestId) => context.emitter.requests.isOpen(requestId));

/** An observer sees no answers: they are inferred from the outcome of the call. */
export function resolveCall(
  { id, toolId, result }: Returned,
  outcome: ToolOutcome,
  context: Context,
): void {
  const { emitter, state } = context;
  const answers = answersIn(result["answers"]);
  for (const requestId of requestsOf(id, context)) {
    if (outcome.kind === "failed" && outcome.reason === "cancelled") {
      emitter.requests.resolve(requestId, { outcome: "cancelled" });
      emitter.requests.answer(requestId, { outcome: "cancelled" });
    } else if (outcome.kind === "completed" && answers !== undefined) {
      emitter.requests.answer(requestId, { outcome: "answered", answers });
    }
    state.requests.delete(requestId);
  }
  emitter.requests.resolveTool(toolId, outcome.kind === "completed" || outcome.reason !== "denied");
}

/** In the result of the tool that asks, which no schema describes. */
function answersIn(value: unknown): Record<string, string | string[]> | undefined {
  if (!untyped.isFields(value)) return undefined;
  const answers = Object.entries(value).flatMap(
    ([question, answer]): [string, string | string[]][] => {
      if (Array.isArray(answer)) return [[question, untyped.strings(answer)]];
      return typeof answer === "string" ? [[question, answer]] : [];
    },
  );
  return Object.fromEntries(answers);
}
