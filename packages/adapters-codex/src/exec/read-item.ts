import {
  read,
  type Lenient,
  type MemberOf,
  type NativeLine,
  type TagsOf,
} from "@agentstream/adapter-kit/author";

import type { ItemPosition } from "./item.ts";
import type { ExecLine } from "./line.ts";
import type { State } from "./state.ts";

/** An item of any version's form, in the words of today's. */
export interface ReadItem extends ItemPosition {
  readonly fields: NativeLine;
}

const phases = {
  "item.started": "started",
  "item.updated": "updated",
  "item.completed": "completed",
} as const;

type ItemLine = MemberOf<ExecLine, "type", TagsOf<ExecLine, "type"> & keyof typeof phases>;

/** Item types that have another name today. */
const renamedTypes: ReadonlyMap<string, string> = new Map([["assistant_message", "agent_message"]]);

/** Fields of flat lines that have another name today. */
const renamedFields: ReadonlyMap<string, string> = new Map([
  ["content", "text"],
  ["command_line", "command"],
  ["tool_name", "tool"],
  ["tool_input", "arguments"],
  ["tool_result", "result"],
]);

/** The item of a line; undefined if it has none. */
export function readItem(native: Lenient<ItemLine>, state: State): ReadItem | undefined {
  const phase = read.word(native.type, phases);
  const item = read.object(native.item);
  if (phase === undefined) return undefined;
  if (item === undefined) return readFlatItem(native, phase, state);
  const name = read.string(item.type) ?? read.string(item.item_type);
  if (name === undefined) return undefined;
  const type = renamedTypes.get(name) ?? name;
  const fields = read.line(read.string(item.type) === type ? item : { ...item, type });
  return { phase, key: read.string(item.id) ?? type, isFlat: false, fields };
}

/** Flat lines have an item bit by bit: what its earlier lines had is added. */
function readFlatItem(
  native: Lenient<ItemLine>,
  phase: ItemPosition["phase"],
  { flatFields }: State,
): ReadItem | undefined {
  const type = flatTypeOf(native);
  const key = flatKeyOf(native);
  if (type === undefined || key === undefined) return undefined;
  const before = phase === "started" ? {} : flatFields.get(key);
  const fields = read.line({ ...before, ...renamed(native), type });
  if (phase === "completed") flatFields.delete(key);
  else flatFields.set(key, fields);
  return { phase, key, isFlat: true, fields };
}

function flatTypeOf({ item_type }: Lenient<ItemLine>): string | undefined {
  const name = read.string(item_type);
  return name === undefined ? undefined : (renamedTypes.get(name) ?? name);
}

/** The key of the item that a flat line belongs to; undefined of any other line. */
export const flatKeyOf = (native: Lenient<ItemLine>): string | undefined =>
  read.string(read.line(native)["id"]) ?? flatTypeOf(native);

const renamed = (native: Lenient<ItemLine>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(native).map(([name, value]) => [renamedFields.get(name) ?? name, value]),
  );
