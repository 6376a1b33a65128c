import { untyped as read } from "@agentstream/adapter-kit";
import type { PlanEntry } from "@agentstream/schema/written";

import type { ItemHandler } from "../read-item.ts";

/** The plan is told whole each time, and once more at the end of the turn. */
export const handleTodoList: ItemHandler = ({ fields }, { emitter }) => {
  const items = fields["items"];
  // the beginning of a flat item says nothing yet
  if (Array.isArray(items)) emitter.plan(items.flatMap(mapStep));
};

/** A step is done or not: nothing says that it is being worked on. */
function mapStep(native: unknown): PlanEntry[] {
  const step = read.fields(native);
  const content = read.string(step["text"]) ?? read.string(native);
  if (content === undefined) return [];
  return [{ content, status: step["completed"] === true ? "completed" : "pending" }];
}
