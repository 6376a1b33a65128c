import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** A child process that writes runs to its output, as a CLI does. */
export interface Feed {
  /** Asks for a run, and hands over its chunks as they come. */
  readonly read: (run: Buffer, push: (chunk: Buffer) => void) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * One process for all runs: starting one takes as long as reading a run. It writes nothing until it is asked, so that
 * ways of reading can alternate.
 */
export function openFeed(programs: string, runs: readonly Buffer[]): Feed {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const file = join(folder, "lines");
  writeFileSync(file, Buffer.concat(runs));
  const args = [join(programs, "feed.mjs"), file];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const exit = once(child, "exit");
  const begins = beginsOf(runs);
  return {
    async read(run, push) {
      const begin = begins.get(run);
      if (begin === undefined) throw new Error("The run is not one of those that the feed has.");
      child.stdin.write(`${begin} ${run.length}\n`);
      await readBytes(child, run.length, push);
    },
    async close() {
      child.stdin.end();
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

function beginsOf(runs: readonly Buffer[]): ReadonlyMap<Buffer, number> {
  const begins = new Map<Buffer, number>();
  let begin = 0;
  for (const run of runs) {
    begins.set(run, begin);
    begin += run.length;
  }
  return begins;
}

/** Rejects where the child ends before. */
function readBytes(child: Child, size: number, push: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = size;
    const settle = (): void => {
      child.stdout.off("data", take).off("end", fail);
    };
    const fail = (): void => {
      settle();
      reject(new Error(`The feed ended ${missing} bytes before the end of a run.`));
    };
    const take = (chunk: Buffer): void => {
      missing -= chunk.length;
      push(chunk);
      if (missing > 0) return;
      settle();
      resolve();
    };
    child.stdout.on("data", take).once("end", fail);
  });
}
