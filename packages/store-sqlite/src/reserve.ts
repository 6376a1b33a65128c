import { rmSync, statSync, writeFileSync } from "node:fs";

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
      writeFileSync(file, Buffer.alloc(bytes), { mode: 0o600 });
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
