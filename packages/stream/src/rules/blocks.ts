import { isMainThread } from "../open-things.ts";
import type { Rule } from "./rule.ts";

/** Rule 5: each block is closed once, or discarded; its text is what its chunks told. */
export function createBlocksRule(): Rule {
  const closed = new Set<string>();
  const discarded = new Set<string>();
  return {
    check(event, open) {
      switch (event.type) {
        case "textChunk":
        case "thinkingChunk": {
          const { blockId, content, isComplete = false, text } = event;
          if (blockId === undefined) return "a chunk has no blockId";
          const faults: string[] = [];
          const block = open.blocks.get(blockId);
          if (closed.has(blockId) || discarded.has(blockId))
            faults.push(`a chunk of ${blockId}, which is closed`);
          if (block !== undefined && block.type !== event.type)
            faults.push(`${blockId} is a block of ${block.type}`);
          if (!isComplete) return faults;
          closed.add(blockId);
          if (text !== undefined && text !== (block?.text.read() ?? "") + content) {
            faults.push(`the text of ${blockId} is not what its chunks told`);
          }
          return faults;
        }
        case "blockDiscarded": {
          const { blockId, reason } = event;
          const isKnown =
            open.blocks.has(blockId) || open.inputs.has(blockId) || closed.has(blockId);
          const isTwice = discarded.has(blockId);
          discarded.add(blockId);
          if (isTwice) return `${blockId} is discarded twice`;
          if (!isKnown) return `${blockId} is discarded and was never there`;
          return closed.has(blockId) && reason !== "superseded"
            ? `${blockId} is discarded and was closed`
            : undefined;
        }
        case "turnCompleted":
        case "turnFailed":
          return [...open.blocks]
            .filter(([, block]) => isMainThread(block))
            .map(([blockId]) => `${blockId} is open at the end of its turn`);
        case "sessionEnded":
          return [...open.blocks.keys()].map((blockId) => `${blockId} is open at the end`);
        default:
          return undefined;
      }
    },
  };
}
