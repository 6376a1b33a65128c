import { present, read } from "@agentstream/adapter-kit";
import type { PlanEntry } from "@agentstream/schema/written";

import type { UpdateHandler } from "../line.ts";

/** Some agents have a fourth word, which the protocol does not name. */
const statuses: ReadonlyMap<string, PlanEntry["status"]> = new Map([
  ["pending", "pending"],
  ["in_progress", "inProgress"],
  ["completed", "completed"],
  ["cancelled", "cancelled"],
]);
const priorities = { high: "high", medium: "medium", low: "low" } as const;

/** The plan, whole. */
export const handlePlan: UpdateHandler<"plan"> = ({ entries }, { emitter }) => {
  if (!Array.isArray(entries)) return false;
  emitter.plan(
    read.objects(entries).flatMap((entry): PlanEntry[] => {
      const content = read.string(entry.content);
      if (content === undefined) return [];
      const status = statuses.get(read.string(entry.status) ?? "") ?? "pending";
      return [present({ content, status, priority: read.word(entry.priority, priorities) })];
    }),
  );
};
