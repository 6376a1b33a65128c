import type { TextChunkEvent, ThinkingChunkEvent } from "@agentstream/schema";

import { isMainThread, type OpenBlock } from "../open-things.ts";
import { leftOpen, noFaults, type Fault, type Rule } from "./rule.ts";
import { isSameOwner } from "./tools.ts";

type Chunk = TextChunkEvent | ThinkingChunkEvent;

/** Rule 5: each block is closed once, or discarded; its text is what its chunks carried. */
export function createBlocksRule(): Rule {
  const closed = new Set<string>();
  const discarded = new Set<string>();
  return {
    check(event, open) {
      switch (event.type) {
        case "textChunk":
        case "thinkingChunk": {
          const { blockId, isComplete = false } = event;
          if (blockId === undefined) return [["5.1", "the chunk has no blockId"]];
          const isOver = closed.has(blockId) || discarded.has(blockId);
          if (isComplete) closed.add(blockId);
          const faults = ofChunk(event, open.blocks.get(blockId));
          return isOver ? [["5.2", `a chunk of ${blockId}, which is closed`], ...faults] : faults;
        }
        case "blockDiscarded": {
          const { blockId, reason } = event;
          const isClosed = closed.has(blockId);
          const isKnown = open.blocks.has(blockId) || open.inputs.has(blockId) || isClosed;
          const isTwice = discarded.has(blockId);
          discarded.add(blockId);
          if (isTwice) return [["5.9", `${blockId} is discarded twice`]];
          if (!isKnown) return [["5.8", `${blockId} is discarded and is not known`]];
          return isClosed && reason !== "superseded"
            ? [["5.10", `${blockId} is discarded and was closed`]]
            : noFaults;
        }
        case "turnCompleted":
        case "turnFailed":
          return leftOpen(
            "5.11",
            [...open.blocks].filter(([, block]) => isMainThread(block)).map(([blockId]) => blockId),
            "the turn",
          );
        case "sessionEnded":
          return leftOpen("5.12", open.blocks.keys(), "the run");
        default:
          return noFaults;
      }
    },
  };
}

function ofChunk(event: Chunk, block: OpenBlock | undefined): Fault[] {
  const { type, blockId, isComplete = false, text } = event;
  const faults: Fault[] = [];
  if (block !== undefined && block.type !== type)
    faults.push(["5.3", `${blockId} is a block of ${block.type}`]);
  if (block !== undefined && !isSameOwner(block, event))
    faults.push(["5.4", `${blockId} has another owner than its first chunk`]);
  if (!isComplete) {
    if (text !== undefined)
      faults.push(["5.6", `a chunk of ${blockId} has the text before its end`]);
  } else if (text === undefined) {
    if (!isOmitted(event)) faults.push(["5.5", `the closing chunk of ${blockId} has no text`]);
  } else if (!isSum(text, block, event.content))
    faults.push(["5.7", `the text of ${blockId} is not what its chunks carried`]);
  return faults;
}

/** Whether a text is that of the block so far and then this. */
const isSum = (text: string, block: OpenBlock | undefined, content: string): boolean =>
  block === undefined
    ? text === content
    : text.length === block.text.length() + content.length &&
      text.endsWith(content) &&
      block.text.isStartOf(text);

/** A text that repeats what was sent may be left out, if the event lists it. */
const isOmitted = ({ omitted }: Chunk): boolean => omitted?.includes("text") === true;
