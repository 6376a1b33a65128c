import type { TextChunkEvent } from "@agentstream/schema";

import { none } from "./dialect.ts";

/** A piece of the agent's text, in its place. */
export interface ReplyPiece {
  readonly content: string;
  /** The whole text of the block, if this piece ends it. */
  readonly text: string | undefined;
  /** The block was cut off. */
  readonly interrupted: boolean;
  /** Nothing of the block was sent before. */
  readonly isFirst: boolean;
}

/** The text blocks of a run, one after the other, for formats whose text has no block to belong to. */
export interface Reply {
  take(chunk: TextChunkEvent): readonly ReplyPiece[];
  /** A block is void; returns what was sent of it, and the text that waited for it. */
  discard(blockId: string): { readonly sent: string; readonly next: readonly ReplyPiece[] };
  /** Sends the texts that wait, also those of open blocks. */
  release(): readonly ReplyPiece[];
}

interface Block {
  text: string;
  /** The end of the text, while another block must be sent first. */
  waiting: string;
  hasBegun: boolean;
  isClosed: boolean;
  interrupted: boolean;
}

/** Blocks are sent in the order in which they started: one that starts while another is open waits for it. */
export function createReply(): Reply {
  const blocks = new Map<string, Block>();
  let first: Block | undefined;

  /** The pieces that can be sent once the first block is gone. */
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

  function find(blockId: string): Block {
    const block = blocks.get(blockId) ?? createBlock();
    blocks.set(blockId, block);
    first ??= block;
    return block;
  }

  return {
    take(chunk) {
      const { blockId = "", content, isComplete = false } = chunk;
      const block = find(blockId);
      block.text += content;
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
      if (block === undefined) return { sent: "", next: none };
      blocks.delete(blockId);
      const sent = block.text.slice(0, block.text.length - block.waiting.length);
      return { sent, next: block === first ? advance([]) : none };
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

const createBlock = (): Block => ({
  text: "",
  waiting: "",
  hasBegun: false,
  isClosed: false,
  interrupted: false,
});

function close(block: Block, { text = block.text, interrupted = false }: TextChunkEvent): void {
  block.text = text;
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
  const { interrupted, isClosed } = block;
  return { content, text: isClosed ? block.text : undefined, interrupted, isFirst };
}
