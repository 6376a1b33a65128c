import type { PlanPriority, PlanStatus } from "@agentstream/schema";
import type { PlanEntry } from "@agentstream/schema/written";
import { present } from "@agentstream/stream";

import * as untyped from "./untyped.ts";

const statuses: ReadonlyMap<unknown, PlanStatus> = new Map([
  ["pending", "pending"],
  ["in_progress", "inProgress"],
  ["inProgress", "inProgress"],
  ["completed", "completed"],
  ["cancelled", "cancelled"],
]);

const priorities: ReadonlyMap<unknown, PlanPriority> = new Map([
  ["high", "high"],
  ["medium", "medium"],
  ["low", "low"],
]);

/** The status of a step, in the words that agents share; undefined for any other. */
export const planStatus = (word: unknown): PlanStatus | undefined => statuses.get(word);

/** A step of a plan; none if it has no content. */
export function planEntry(content: unknown, status: unknown, priority?: unknown): PlanEntry[] {
  const words = untyped.string(content);
  if (words === undefined) return [];
  return [
    present({
      content: words,
      status: planStatus(status) ?? "pending",
      priority: priorities.get(priority),
    }),
  ];
}
