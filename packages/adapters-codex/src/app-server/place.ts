import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { ServerContext } from "./state.ts";
import type { ThreadState } from "./threads.ts";

/** Where an item is: its thread, and the key under which it is kept. */
export interface Place {
  readonly thread: ThreadState;
  readonly key: string;
  /** Its turn has ended: only calls may still go on. */
  readonly isLate: boolean;
}

export function findPlace(
  params: NativeObject,
  itemId: string,
  { threads, keys }: ServerContext,
  isBeginning = false,
): Place {
  const thread = threads.of(read.string(params["threadId"]));
  const turnId = read.string(params["turnId"]) ?? "";
  const place = `${thread.id ?? ""}/${turnId}`;
  const key = isBeginning ? keys.begin(place, itemId) : keys.of(place, itemId);
  return { thread, key, isLate: thread.endedTurns.has(turnId) };
}
