import { read, type Lenient } from "@agentstream/adapter-kit/author";

import type { ServerContext } from "./state.ts";
import type { ThreadState } from "./threads.ts";

/** Where an item is: its thread, and the key under which it is kept. */
export interface Position {
  readonly thread: ThreadState;
  readonly key: string;
  /** Its turn has ended: only calls may still continue. */
  readonly isLate: boolean;
}

type Ids = Lenient<{ threadId?: string; turnId?: string | null }>;

export function findPosition(
  params: Ids,
  itemId: string,
  { threads, keys }: ServerContext,
  isBeginning = false,
): Position {
  const thread = threads.of(read.string(params.threadId));
  // first versions name the turn in requests alone
  const turnId = read.string(params.turnId) ?? thread.turnId ?? "";
  const turn = `${thread.id ?? ""}/${turnId}`;
  const key = isBeginning ? keys.begin(turn, itemId) : keys.of(turn, itemId);
  return { thread, key, isLate: thread.endedTurns.has(turnId) };
}
