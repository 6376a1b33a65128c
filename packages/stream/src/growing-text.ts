import { limits } from "@agentstream/schema/limits";

import { isLargeRepeat } from "./omit-large.ts";
import { createTextHash, type TextHash } from "./text-hash.ts";

/** A text that comes in pieces, of which there may be hundreds of thousands; its memory is bounded. */
export interface GrowingText {
  readonly add: (piece: string) => void;
  /** The whole text; undefined if it is too large to be repeated. */
  readonly read: () => string | undefined;
  /** In UTF-16 code units. */
  readonly length: () => number;
  /** Whether another text starts with this one; by a hash where this one is too large to be kept. */
  readonly isStartOf: (other: string) => boolean;
}

/**
 * Joined every so many pieces: appended one to another they would all be kept, each many times its own size, and a piece
 * that was cut from a line keeps that line.
 */
const mostPieces = 64;

export function createGrowingText(first: string): GrowingText {
  let text = "";
  let pieces = [first];
  let length = first.length;
  let hash: TextHash | undefined;

  function join(): string {
    if (pieces.length > 0) text += pieces.join("");
    pieces = [];
    return text;
  }

  /** From here on only the hash grows. */
  function drop(): TextHash {
    const dropped = createTextHash();
    dropped.add(join());
    text = "";
    return dropped;
  }

  return {
    add(piece) {
      length += piece.length;
      if (hash !== undefined) hash.add(piece);
      else if (pieces.push(piece) >= mostPieces) join();
      if (length > limits.maxRepeatBytes) hash ??= drop();
    },
    read() {
      if (length > limits.maxRepeatBytes) return undefined;
      const whole = join();
      return isLargeRepeat(whole) ? undefined : whole;
    },
    length: () => length,
    isStartOf: (other) => (hash === undefined ? other.startsWith(join()) : hash.isStartOf(other)),
  };
}
