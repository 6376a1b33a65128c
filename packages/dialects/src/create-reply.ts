import { createGrowingText, type GrowingText } from "@agentstream/stream";

import { none } from "./dialect.ts";
import type { Known } from "./handlers.ts";

/** A piece of what the agent says, in its place. */
export interface ReplyPiece {
  readonly content: string;
  /** The whole text of the block; only where this piece ends it, and if it is not too large to be repeated. */
  readonly text: string | undefined;
  /** The block was cut off. */
  readonly interrupted: boolean;
  /** Nothing of the block was told before. */
  readonly isFirst: boolean;
}

/** The text blocks of a run, one after the other, for formats whose text has no block to belong to. */
export interface Reply {
  take(chunk: Known<"textChunk">): readonly ReplyPiece[];
  /** A block is void; gives what was told of it, and what it kept waiting. */
  discard(blockId: string): { readonly told: string; readonly next: readonly ReplyPiece[] };
  /** Nobody waits any longer for blocks that are open. */
  release(): readonly ReplyPiece[];
}

interface Block {
  readonly text: GrowingText;
  /** The whole text, as its closing chunk has it. */
  whole: string | undefined;
  /** The end of the text, while another block must be told first. */
  waiting: string;
  hasBegun: boolean;
  isClosed: boolean;
  interrupted: boolean;
}

/** Blocks are told in the order in which they began: one that begins while another is open waits for it. */
export function createReply(): Reply {
  const blocks = new Map<string, Block>();
  let first: Block | undefined;

  /** What can be told once the first block is gone. */
  function advance(pieces: ReplyPiece[]): readonly ReplyPiece[] {
    for (const [id, block] of blocks) {
      first = block;
      pieces.push(...takeWaiting(block));
      if (!block.isClosed) return pieces;
      blocks.delete(id);
    }
    first = undefined;
    return pieces;
  }

  function begin(blockId: string): Block {
    const block: Block = {
      text: createGrowingText(""),
      whole: undefined,
      waiting: "",
      hasBegun: false,
      isClosed: false,
      interrupted: false,
    };
    blocks.set(blockId, block);
    first ??= block;
    return block;
  }

  return {
    take(chunk) {
      const { blockId = "", content, isComplete = false } = chunk;
      const block = blocks.get(blockId) ?? begin(blockId);
      block.text.add(content);
      if (isComplete) close(block, chunk);
      if (block !== first) {
        block.waiting += content;
        return none;
      }
      if (content === "" && !isComplete) return none;
      const piece = pieceOf(block, content);
      if (!isComplete) return [piece];
      blocks.delete(blockId);
      return advance([piece]);
    },
    discard(blockId) {
      const block = blocks.get(blockId);
      if (block === undefined) return { told: "", next: none };
      blocks.delete(blockId);
      const told = (block.text.read() ?? "").slice(0, -block.waiting.length || undefined);
      return { told, next: block === first ? advance([]) : none };
    },
    release() {
      if (first === undefined) return none;
      const pieces = [...blocks.values()].flatMap(takeWaiting);
      blocks.clear();
      first = undefined;
      return pieces;
    },
  };
}

function close(block: Block, { text, interrupted = false }: Known<"textChunk">): void {
  block.whole = text ?? block.text.read();
  block.isClosed = true;
  block.interrupted = interrupted;
}

function takeWaiting(block: Block): readonly ReplyPiece[] {
  const { waiting, isClosed } = block;
  block.waiting = "";
  return waiting === "" && !isClosed ? none : [pieceOf(block, waiting)];
}

function pieceOf(block: Block, content: string): ReplyPiece {
  const isFirst = !block.hasBegun;
  block.hasBegun = true;
  const { interrupted, isClosed, whole } = block;
  // what comes in one piece is not repeated by its whole text
  const text = isFirst ? (whole ?? content) : whole;
  return { content, text: isClosed ? text : undefined, interrupted, isFirst };
}
