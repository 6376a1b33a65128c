import { calls } from "../../exec/calls.ts";
import { items } from "../items.ts";
import type { Handler } from "../line.ts";
import { readItem, type ReadItem } from "../read-item.ts";
import type { ServerContext } from "../state.ts";

const isKnown = (type: string): boolean =>
  Object.hasOwn(items.rows, type) || Object.hasOwn(calls.rows, type);

/** What an item becomes is decided by its type. */
export const handleItem: Handler<"item/started" | "item/completed"> = (native, context) => {
  const item = readItem(native, context);
  return item !== undefined && isKnown(item.type) && emitItem(item, context);
};

/** Emits an item of a known type. */
export function emitItem(item: Omit<ReadItem, "type">, context: ServerContext): boolean {
  const { state, threads, emitter } = context;
  const { key, phase, thread, isLate, fields } = item;
  const isOpenCall = phase === "completed" && emitter.tools.isOpen(key);
  const isOver = isLate || (phase === "completed" && state.finished.has(key));
  if (isOver && !isOpenCall) return false;
  if (phase === "started") {
    threads.wake(thread);
    state.finished.delete(key);
  } else state.finished.add(key);
  const { owner } = thread;
  const { spawned } = threads;
  return items.dispatch(fields, { ...context, phase, key, isFlat: false, thread, owner, spawned });
}
