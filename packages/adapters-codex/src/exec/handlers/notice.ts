import { read, untyped, type Unsure } from "@agentstream/adapter-kit/author";
import type { CodexTodo } from "@agentstream/schema/native/codex/exec";
import type { PlanEntry } from "@agentstream/schema/written";

import type { ItemHandler } from "../item.ts";

/** The whole plan each time, and once more at the end of the turn. */
export const handleTodoList: ItemHandler<"todo_list"> = ({ items }, { emitter }) => {
  // the beginning of a flat item has none yet
  if (Array.isArray(items)) emitter.plan(read.list(items).flatMap(mapStep));
};

/** A step is done or not: nothing marks the one that is being worked on. */
function mapStep(native: Unsure<CodexTodo>): PlanEntry[] {
  const { text, completed } = read.fields(native);
  // first versions had the text alone
  const content = read.string(text) ?? untyped.string(native);
  if (content === undefined) return [];
  return [{ content, status: read.boolean(completed) === true ? "completed" : "pending" }];
}

/** An item of type `error` is a warning: it ends nothing. */
export const handleWarning: ItemHandler<"error"> = ({ message, text }, { emitter }) => {
  const words = read.string(message) ?? read.string(text);
  if (words !== undefined) emitter.log("warn", words, "agent");
};
