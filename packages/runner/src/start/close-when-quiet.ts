import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";

const quietMs = 250;

/**
 * Waits until a pipe of a process that is gone was read to its end. If another process holds it open, it is closed
 * once it has been empty for a while, so that a slow reader gets all of it.
 */
export async function closeWhenQuiet(pipe: Readable): Promise<void> {
  let before = bytesRead(pipe);
  while (!pipe.readableEnded && !pipe.destroyed) {
    await closedOrQuiet(pipe);
    // if this process itself was blocked, the time is over before anything could be read
    await nextTurn();
    await nextTurn();
    const read = bytesRead(pipe);
    if (pipe.readableLength === 0 && read === before) return void pipe.destroy();
    before = read;
  }
}

const bytesRead = (pipe: Readable & Partial<Pick<Socket, "bytesRead">>): number =>
  pipe.bytesRead ?? 0;

const closedOrQuiet = (pipe: Readable): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      pipe.off("close", done);
      resolve();
    };
    const timer = setTimeout(done, quietMs);
    pipe.once("close", done);
  });
