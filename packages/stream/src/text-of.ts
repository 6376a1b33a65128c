import type { UnifiedEvent } from "@agentstream/schema";

import { isMainThread } from "./open-things.ts";

/** What the agent said: the text of all blocks that were not discarded, in the order in which they began. */
export function textOf(events: Iterable<UnifiedEvent>): string {
  const blocks = new Map<string, string>();
  for (const event of events) {
    if (event.type === "textChunk" && isMainThread(event)) {
      const { blockId = event.id, content } = event;
      blocks.set(blockId, (blocks.get(blockId) ?? "") + content);
    } else if (event.type === "blockDiscarded") blocks.delete(event.blockId);
  }
  return [...blocks.values()].join("");
}
