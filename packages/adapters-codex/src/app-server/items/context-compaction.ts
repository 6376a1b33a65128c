import type { ServerItem } from "../read-server-item.ts";
import type { ServerContext } from "../state.ts";

/** How much the context holds is said by the thread's usage in between. */
export function handleCompaction({ phase, thread }: ServerItem, { emitter }: ServerContext): void {
  const tokens = thread.contextTokens;
  const isBeginning = phase === "started";
  const told =
    tokens === undefined ? {} : { [isBeginning ? "tokensBefore" : "tokensAfter"]: tokens };
  emitter.emit({
    type: "contextCompacted",
    phase: isBeginning ? "started" : "completed",
    ...told,
    ...thread.owner,
  });
}
