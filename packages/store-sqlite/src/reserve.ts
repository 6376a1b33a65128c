import { closeSync, openSync, rmSync, statSync, writeSync } from "node:fs";

export interface Reserve {
  readonly isKept: () => boolean;
  /** Keeps the room free; false, if there is none. */
  readonly keep: () => boolean;
  /** Gives the room back. */
  readonly open: () => void;
}

/** A file that is in the way, so that it can be taken out of the way when the disk is full. */
export function createReserve(file: string, bytes: number): Reserve {
  const isKept = (): boolean => statSync(file, { throwIfNoEntry: false })?.size === bytes;

  function keep(): boolean {
    if (isKept()) return true;
    try {
      fill(file, bytes);
      return true;
    } catch {
      // there is no room to keep free
      rmSync(file, { force: true });
      return false;
    }
  }
  keep();
  return { isKept, keep, open: () => rmSync(file, { force: true }) };
}

const pieceBytes = 1 << 16;

/** In pieces: when one of 8 MB is freed, malloc keeps up to 16 MB of all that is freed later (7 MB after 100 runs). */
function fill(file: string, bytes: number): void {
  const piece = Buffer.alloc(pieceBytes);
  const descriptor = openSync(file, "w", 0o600);
  try {
    for (let left = bytes; left > 0;)
      left -= writeSync(descriptor, piece, 0, Math.min(left, piece.length));
  } finally {
    closeSync(descriptor);
  }
}
