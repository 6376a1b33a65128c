import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { ExecContext, ExecState } from "./state.ts";

/** An item of any version's form, in the words of today's. */
export interface Item {
  readonly phase: "started" | "updated" | "completed";
  readonly type: string;
  /** Its id; a flat line has none: its type stands for the one that is open. */
  readonly key: string;
  readonly isFlat: boolean;
  readonly fields: NativeObject;
}

export type ItemHandler = (item: Item, context: ExecContext) => void;

const phases: ReadonlyMap<unknown, Item["phase"]> = new Map([
  ["item.started", "started"],
  ["item.updated", "updated"],
  ["item.completed", "completed"],
]);

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
export function readItem(native: NativeObject, state: ExecState): Item | undefined {
  const phase = phases.get(native["type"]);
  if (phase === undefined) return undefined;
  const item = native["item"];
  if (!read.isFields(item)) return readFlatItem(native, phase, state);
  const name = read.string(item["type"]) ?? read.string(item["item_type"]);
  if (name === undefined) return undefined;
  const type = renamedTypes.get(name) ?? name;
  return { phase, type, key: read.string(item["id"]) ?? type, isFlat: false, fields: item };
}

/** Flat lines tell an item bit by bit: what its earlier lines told is added. */
function readFlatItem(
  native: NativeObject,
  phase: Item["phase"],
  { flatFields }: ExecState,
): Item | undefined {
  const name = read.string(native["item_type"]);
  if (name === undefined) return undefined;
  const type = renamedTypes.get(name) ?? name;
  const key = read.string(native["id"]) ?? type;
  const told = phase === "started" ? {} : flatFields.get(key);
  const fields = { ...told, ...renamed(native) };
  if (phase === "completed") flatFields.delete(key);
  else flatFields.set(key, fields);
  return { phase, type, key, isFlat: true, fields };
}

const renamed = (native: NativeObject): NativeObject =>
  Object.fromEntries(
    Object.entries(native).map(([name, value]) => [renamedFields.get(name) ?? name, value]),
  );
