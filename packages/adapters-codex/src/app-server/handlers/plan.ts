import { untyped as read } from "@agentstream/adapter-kit";
import type { PlanEntry } from "@agentstream/schema/written";

import type { Handler } from "../state.ts";

const statuses: ReadonlyMap<unknown, PlanEntry["status"]> = new Map([
  ["pending", "pending"],
  ["inProgress", "inProgress"],
  ["in_progress", "inProgress"],
  ["completed", "completed"],
  ["cancelled", "cancelled"],
]);

export const handlePlan: Handler = ({ params }, { emitter, threads }) => {
  const { owner, isMain } = threads.of(read.string(params["threadId"]));
  const explanation = read.string(params["explanation"]);
  const entries = read.list(params["plan"]).flatMap((native): PlanEntry[] => {
    const { step, status } = read.fields(native);
    const content = read.string(step);
    return content === undefined ? [] : [{ content, status: statuses.get(status) ?? "pending" }];
  });
  if (isMain) return emitter.plan(entries, explanation);
  const explained = explanation === undefined ? {} : { explanation };
  emitter.emit({ type: "planUpdated", entries, ...explained, ...owner });
};
