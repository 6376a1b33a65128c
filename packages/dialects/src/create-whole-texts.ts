import type { TextChunkEvent, ThinkingChunkEvent } from "@agentstream/schema";
import { limits } from "@agentstream/schema/limits";

/** The texts of open blocks, for formats that have whole texts alone. */
export interface WholeTexts {
  /** The text of a block at its end, and "" before that; a large text comes in several parts, of about 1 MiB. */
  readonly take: (chunk: TextChunkEvent | ThinkingChunkEvent) => string;
  readonly discard: (blockId: string) => void;
}

export function createWholeTexts(): WholeTexts {
  const waiting = new Map<string, string>();
  /** The blocks of which a part was given. */
  const parted = new Set<string>();

  function discard(blockId: string): void {
    waiting.delete(blockId);
    parted.delete(blockId);
  }

  return {
    take({ blockId = "", content, isComplete = false, text }) {
      const rest = (waiting.get(blockId) ?? "") + content;
      if (isComplete) {
        const whole = parted.has(blockId) ? rest : (text ?? rest);
        discard(blockId);
        return whole;
      }
      const isPart = rest.length > limits.maxRepeatBytes;
      if (isPart) parted.add(blockId);
      waiting.set(blockId, isPart ? "" : rest);
      return isPart ? rest : "";
    },
    discard,
  };
}
