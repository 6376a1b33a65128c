import type { UnifiedEvent } from "@agentstream/schema";

import { isMainThread } from "./open-things.ts";

/** What the agent said, from its events as they come. */
export interface TextReader {
  readonly push: (event: UnifiedEvent) => void;
  readonly text: () => string;
}

export function createTextReader(): TextReader {
  const blocks = new Map<string, string>();
  return {
    push(event) {
      if (event.type === "textChunk" && isMainThread(event)) {
        const { blockId = event.id, content } = event;
        blocks.set(blockId, (blocks.get(blockId) ?? "") + content);
      } else if (event.type === "blockDiscarded") blocks.delete(event.blockId);
    },
    text: () => [...blocks.values()].join(""),
  };
}

/** What the agent said: the text of all blocks that were not discarded, in the order in which they began. */
export function textOf(events: Iterable<UnifiedEvent>): string {
  const reader = createTextReader();
  for (const event of events) reader.push(event);
  return reader.text();
}
