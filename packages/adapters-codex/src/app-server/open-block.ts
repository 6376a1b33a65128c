import type { BlockAbout } from "@agentstream/adapter-kit";

import type { ServerContext } from "./state.ts";
import type { ThreadState } from "./threads.ts";

/** What is known of a block since its item began; else what its piece says. Made once a block. */
export function openBlock(
  key: string,
  about: BlockAbout,
  thread: ThreadState,
  { state, threads }: ServerContext,
): BlockAbout {
  const known = state.blocks.get(key);
  if (known !== undefined && known.thread === thread) return known.about;
  threads.wake(thread);
  const owned = { ...about, ...thread.owner };
  state.blocks.set(key, { about: owned, thread });
  return owned;
}
