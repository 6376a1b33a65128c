import { untyped as read } from "@agentstream/adapter-kit";

import type { Context } from "./state.ts";

/** These lines no longer count. */
export function discardLines(lines: unknown, { emitter, state }: Context): void {
  const { blocksByLine } = state.turn;
  for (const line of read.strings(lines)) {
    for (const key of blocksByLine.get(line) ?? []) emitter.blocks.discard(key, "superseded");
    blocksByLine.delete(line);
  }
}
