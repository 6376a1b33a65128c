import type { UnifiedEvent } from "@agentstream/schema";
import { isMainThread } from "@agentstream/stream";

/** A text block of the main thread, as a whole stream sends it. */
export interface ToldBlock {
  readonly blockId: string;
  text: string;
  interrupted: boolean;
  isClosed: boolean;
}

/** The text blocks that were not taken back, in the order in which they began. */
export function reportedBlocks(events: readonly UnifiedEvent[]): readonly ToldBlock[] {
  const blocks = new Map<string, ToldBlock>();
  for (const event of events) {
    if (event.type === "blockDiscarded") blocks.delete(event.blockId);
    if (event.type !== "textChunk" || !isMainThread(event)) continue;
    const { blockId = event.id, content, isComplete = false, interrupted = false } = event;
    const block = blocks.get(blockId) ?? { blockId, text: "", interrupted, isClosed: false };
    block.text += content;
    block.interrupted = interrupted;
    block.isClosed = isComplete;
    blocks.set(blockId, block);
  }
  return [...blocks.values()];
}

/** The blocks that were taken back. */
export const discardedBlocks = (events: readonly UnifiedEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => (event.type === "blockDiscarded" ? [event.blockId] : [])));

/** How the run of a stream ended. */
export const endingOf = (
  events: readonly UnifiedEvent[],
): Extract<UnifiedEvent, { type: "sessionEnded" }> | undefined =>
  events.find((event) => event.type === "sessionEnded");
