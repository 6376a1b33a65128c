import { read } from "@agentstream/adapter-kit/author";

import { items } from "../items.ts";
import type { Handler } from "../line.ts";
import { readItem } from "../read-item.ts";
import type { State } from "../state.ts";

/** What an item becomes is decided by its type. */
export const handleItem: Handler<"item.started" | "item.updated" | "item.completed"> = (
  native,
  state: State,
) => {
  const item = readItem(native, state);
  if (item === undefined) return false;
  const { phase, key, isFlat, fields } = item;
  if (!items.dispatch(fields, { emitter: state.emitter, state, phase, key, isFlat })) return false;
  // warnings come before the turn and are none of its lines
  if (read.string(fields["type"]) !== "error") state.isStructured = true;
};
