import type { TextChunkEvent } from "@agentstream/schema";
import { createGrowingText, type GrowingText } from "@agentstream/stream/internal";

import { none } from "./dialect.ts";

/** A piece of the agent's text, in its place. */
export interface ReplyPiece {
  readonly content: string;
  /** The whole text of the block, if this piece ends it; not if it is too large to be repeated. */
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
  readonly text: GrowingText;
  /** The whole text, as its closing chunk has it. */
  whole: string | undefined;
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
  function advance(before: readonly ReplyPiece[] = none): readonly ReplyPiece[] {
    const pieces = takeClosed(blocks);
    [first] = blocks.values();
    return before.concat(pieces, first === undefined ? none : takeWaiting(first));
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
      if (block === undefined) return { sent: "", next: none };
      blocks.delete(blockId);
      const sent = (block.text.read() ?? "").slice(0, -block.waiting.length || undefined);
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
  text: createGrowingText(""),
  whole: undefined,
  waiting: "",
  hasBegun: false,
  isClosed: false,
  interrupted: false,
});

function close(block: Block, { text, interrupted = false }: TextChunkEvent): void {
  block.whole = text ?? block.text.read();
  block.isClosed = true;
  block.interrupted = interrupted;
}

/** Takes the closed blocks at the start. */
function takeClosed(blocks: Map<string, Block>): ReplyPiece[] {
  const pieces: ReplyPiece[] = [];
  for (const [id, block] of blocks) {
    if (!block.isClosed) break;
    pieces.push(...takeWaiting(block));
    blocks.delete(id);
  }
  return pieces;
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
