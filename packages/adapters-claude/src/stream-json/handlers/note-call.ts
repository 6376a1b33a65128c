import { addUsage } from "@agentstream/adapter-kit/author";
import type { TokenUsage } from "@agentstream/schema/written";

import { mapCallUsage, type Usage } from "../../map-usage.ts";
import type { State, TurnState } from "../state.ts";

/** Remembers what a call of the API used, for results that have no usage of their own; its last line knows most. */
export function noteCall(messageId: string | undefined, usage: Usage, { turn }: State): void {
  if (messageId === undefined) return;
  const known = turn.calls.get(messageId)?.totalTokens ?? 0;
  const now = mapCallUsage(usage);
  if (now !== undefined && now.totalTokens > known) turn.calls.set(messageId, now);
}

/** The sum of the calls that were seen: what the CLI asked for itself is not among them. */
export function usageOfCalls({ calls }: TurnState): TokenUsage | undefined {
  const sum = [...calls.values()].reduce<TokenUsage | undefined>(addUsage, undefined);
  return sum === undefined ? undefined : { ...sum, completeness: "partial" };
}
