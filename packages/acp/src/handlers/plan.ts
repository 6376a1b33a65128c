import { untyped as read } from "@agentstream/adapter-kit";
import type { PlanEntry } from "@agentstream/schema/written";

import type { UpdateHandler } from "../handle-update.ts";

const statuses: ReadonlyMap<string, PlanEntry["status"]> = new Map([
  ["pending", "pending"],
  ["in_progress", "inProgress"],
  ["completed", "completed"],
  ["cancelled", "cancelled"],
]);
const priorities: ReadonlyMap<unknown, NonNullable<PlanEntry["priority"]>> = new Map([
  ["high", "high"],
  ["medium", "medium"],
  ["low", "low"],
]);

/** The plan, whole. */
export const handlePlan: UpdateHandler = ({ entries }, { emitter }) => {
  if (!Array.isArray(entries)) return false;
  emitter.plan(
    read
      .list(entries)
      .map(read.fields)
      .flatMap(({ content, status, priority }): PlanEntry[] => {
        const words = read.string(content);
        if (words === undefined) return [];
        const known = priorities.get(priority);
        return [
          {
            content: words,
            status: statuses.get(read.string(status) ?? "") ?? "pending",
            ...(known !== undefined && { priority: known }),
          },
        ];
      }),
  );
  return true;
};
