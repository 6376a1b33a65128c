import { constants, readdirSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Pipes to which lines are written. */
interface OpenedFeeds {
  /** Writes a line to every one of them, the same or one that is made for each. */
  readonly writeAll: (line: string | (() => string)) => Promise<void>;
}

/** The pipes of running CLIs, to which lines are written for them to print. */
export interface Feeds extends OpenedFeeds {
  /** Waits until as many more CLIs have made their pipes, and opens these. */
  readonly openMore: (count: number) => Promise<OpenedFeeds>;
  /** Ends what they print. */
  readonly close: () => Promise<void>;
}

const longestWaitMs = 300_000;

/** The pipes in a folder. */
export function createFeeds(folder: string): Feeds {
  const feeds = new Map<string, FileHandle>();
  return {
    async openMore(count) {
      const opened: FileHandle[] = [];
      for (const name of await waitForNames(folder, feeds.size + count)) {
        if (feeds.has(name)) continue;
        // reading and writing: opening a pipe for writing alone waits for its reader
        const feed = await open(join(folder, name), constants.O_RDWR | constants.O_NONBLOCK);
        feeds.set(name, feed);
        opened.push(feed);
      }
      return { writeAll: (line) => writeLine(opened, line) };
    },
    writeAll: (line) => writeLine(feeds.values(), line),
    async close() {
      for (const feed of feeds.values()) await feed.close();
    },
  };
}

async function waitForNames(folder: string, count: number): Promise<readonly string[]> {
  const until = Date.now() + longestWaitMs;
  for (;;) {
    const names = readdirSync(folder);
    if (names.length >= count) return names;
    if (Date.now() > until) throw new Error(`Only ${names.length} of ${count} CLIs started.`);
    await sleep(50);
  }
}

async function writeLine(
  feeds: Iterable<FileHandle>,
  line: string | (() => string),
): Promise<void> {
  for (const feed of feeds) await feed.write(`${typeof line === "string" ? line : line()}\n`);
}
