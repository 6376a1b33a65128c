import { read } from "@agentstream/adapter-kit";
import type { PlanEntry } from "@agentstream/schema/written";

import type { Handler } from "../line.ts";

/** The words of all versions: more than the schema lists. */
const statuses: ReadonlyMap<unknown, PlanEntry["status"]> = new Map([
  ["pending", "pending"],
  ["inProgress", "inProgress"],
  ["in_progress", "inProgress"],
  ["completed", "completed"],
  ["cancelled", "cancelled"],
]);

export const handlePlan: Handler<"turn/plan/updated"> = ({ params }, { emitter, threads }) => {
  const { threadId, plan, explanation: words } = read.fields(params);
  const { owner, isMain } = threads.of(read.string(threadId));
  const explanation = read.string(words);
  const entries = read.objects(plan).flatMap(({ step, status }): PlanEntry[] => {
    const content = read.string(step);
    if (content === undefined) return [];
    return [{ content, status: statuses.get(status) ?? "pending" }];
  });
  if (isMain) emitter.plan(entries, explanation);
  else emitter.emit({ type: "planUpdated", entries, explanation, ...owner });
};
