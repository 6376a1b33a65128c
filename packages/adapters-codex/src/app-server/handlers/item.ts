import { calls } from "../../exec/calls.ts";
import { items } from "../items.ts";
import type { Handler } from "../line.ts";
import { readItem } from "../read-item.ts";

const isKnown = (type: string): boolean =>
  Object.hasOwn(items.rows, type) || Object.hasOwn(calls.rows, type);

/** What an item becomes is decided by its type. */
export const handleItem: Handler<"item/started" | "item/completed"> = (native, context) => {
  const { state, threads, emitter } = context;
  const item = readItem(native, context);
  if (item === undefined || !isKnown(item.type)) return false;
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
};
