import { rmSync, statSync, writeFileSync } from "node:fs";

export interface Reserve {
  /** Keeps the room free; false, if there is none. */
  readonly keep: () => boolean;
  /** Gives the room back. */
  readonly open: () => void;
}

/** A file that is in the way, so that it can be taken out of the way when the disk is full. */
export function createReserve(file: string, bytes: number): Reserve {
  function keep(): boolean {
    if (statSync(file, { throwIfNoEntry: false })?.size === bytes) return true;
    try {
      writeFileSync(file, Buffer.alloc(bytes), { mode: 0o600 });
      return true;
    } catch {
      // there is no room to keep free
      rmSync(file, { force: true });
      return false;
    }
  }
  keep();
  return { keep, open: () => rmSync(file, { force: true }) };
}
