import { read, type NativeLine } from "@agentstream/adapter-kit/author";

import { items } from "../items.ts";
import type { Handler } from "../line.ts";
import { flatKeyOf, readItem, type ReadItem } from "../read-item.ts";
import type { State } from "../state.ts";

/** Calls whose first flat line has nothing but their type. */
const bareCalls: ReadonlySet<string | undefined> = new Set([
  "command_execution",
  "file_change",
  "mcp_tool_call",
  "web_search",
]);

/** What an item becomes is decided by its type. */
export const handleItem: Handler<"item.started" | "item.updated" | "item.completed"> = (
  native,
  state: State,
) => {
  const item = readItem(native, state);
  if (item === undefined) return false;
  const type = read.string(item.fields["type"]);
  if (item.isFlat && item.phase === "started" && bareCalls.has(type)) {
    state.heldStart = item;
    return;
  }
  const start = state.heldStart;
  state.heldStart = undefined;
  if (start !== undefined) translate({ ...item, phase: "started" }, state);
  if (!translate(item, state)) return false;
  // warnings come before the turn and are none of its lines
  if (type !== "error") state.isStructured = true;
};

/** Before a line of something else, or at the end: the arguments of the call that has started do not come. */
export function releaseStart(state: State, native?: NativeLine): void {
  const start = state.heldStart;
  if (start === undefined || (native && flatKeyOf(native) === start.key)) return;
  state.heldStart = undefined;
  translate(start, state);
}

const translate = ({ phase, key, isFlat, fields }: ReadItem, state: State): boolean =>
  items.dispatch(fields, { emitter: state.emitter, state, phase, key, isFlat });
