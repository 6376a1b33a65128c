import type { UIMessageChunk } from "ai";

/** The texts and thoughts of a message that are not complete. */
export interface OpenBlocks {
  /** Notes a chunk, and returns what the reader gets for it. */
  readonly take: (chunk: UIMessageChunk) => readonly UIMessageChunk[];
  /** What ends them in a message that ends here. */
  readonly ends: () => UIMessageChunk[];
}

type BlockType = "text" | "reasoning";

export function createOpenBlocks(): OpenBlocks {
  const blocks = new Map<string, BlockType>();

  /** What was ended before its end is another block from then on. */
  function addPiece(
    type: BlockType,
    chunk: Extract<UIMessageChunk, { type: `${BlockType}-delta` }>,
  ): readonly UIMessageChunk[] {
    if (blocks.has(chunk.id)) return [chunk];
    blocks.set(chunk.id, type);
    return [{ type: `${type}-start`, id: chunk.id }, chunk];
  }

  return {
    take(chunk) {
      switch (chunk.type) {
        case "text-start":
          blocks.set(chunk.id, "text");
          return [chunk];
        case "reasoning-start":
          blocks.set(chunk.id, "reasoning");
          return [chunk];
        case "text-delta":
          return addPiece("text", chunk);
        case "reasoning-delta":
          return addPiece("reasoning", chunk);
        case "text-end":
        case "reasoning-end":
          return blocks.delete(chunk.id) ? [chunk] : [];
        default:
          return [chunk];
      }
    },
    ends: () => [...blocks].map(([id, type]): UIMessageChunk => ({ type: `${type}-end`, id })),
  };
}
