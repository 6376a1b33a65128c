import { constants, readdirSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The pipes of running CLIs, to which lines are written for them to print. */
export interface Feeds {
  /** Writes a line to every one of them. */
  readonly writeAll: (line: string) => Promise<void>;
  /** Ends what they print. */
  readonly close: () => Promise<void>;
}

const longestWaitMs = 300_000;

/** Waits until as many CLIs have made their pipes, and opens these. */
export async function openFeeds(folder: string, count: number): Promise<Feeds> {
  const until = Date.now() + longestWaitMs;
  while (readdirSync(folder).length < count) {
    if (Date.now() > until)
      throw new Error(`Only ${readdirSync(folder).length} of ${count} CLIs started.`);
    await sleep(50);
  }
  const feeds: FileHandle[] = [];
  // reading and writing: opening a pipe for writing alone waits for its reader
  for (const name of readdirSync(folder))
    feeds.push(await open(join(folder, name), constants.O_RDWR | constants.O_NONBLOCK));
  return {
    async writeAll(line) {
      for (const feed of feeds) await feed.write(`${line}\n`);
    },
    async close() {
      for (const feed of feeds) await feed.close();
    },
  };
}
