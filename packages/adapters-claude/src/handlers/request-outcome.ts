import { untyped as read } from "@agentstream/adapter-kit";

import type { Returned } from "../returned-call.ts";
import type { Context } from "../state.ts";
import type { ToolOutcome } from "../tool-outcome.ts";

/** The requests that wait for a call. */
const requestsOf = (id: string, { state }: Context): string[] =>
  [...state.requests].filter(([, call]) => call === id).map(([requestId]) => requestId);

/** Whether somebody is asked about a call, and nobody has been heard to answer. */
export const isWaiting = (id: string, context: Context): boolean =>
  requestsOf(id, context).some((requestId) => context.emitter.requests.isOpen(requestId));

/** Who only watches sees no answers: they are told by what became of the call. */
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

function answersIn(value: unknown): Record<string, string | string[]> | undefined {
  if (!read.isFields(value)) return undefined;
  const answers = Object.entries(value).flatMap(
    ([question, answer]): [string, string | string[]][] => {
      if (Array.isArray(answer)) return [[question, read.strings(answer)]];
      return typeof answer === "string" ? [[question, answer]] : [];
    },
  );
  return Object.fromEntries(answers);
}
