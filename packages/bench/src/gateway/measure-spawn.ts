import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { medianOf } from "../measure.ts";
import { agents } from "../pipeline/agents.ts";
import { makeCorpus } from "../pipeline/make-corpus.ts";
import type { Figure, Group } from "../result.ts";
import { openGateway, type Places } from "./open-gateway.ts";
import { readStream } from "./read-stream.ts";

export interface SpawnOptions extends Places {
  readonly recordings: string;
  /** With history, between the two measurements. */
  readonly sessions: number;
  /** How many starts are measured before and after. */
  readonly runs: number;
}

const historyBytes = 1e6;
/** Code that was never run is loaded and compiled. */
const warmUps = 5;

/**
 * How long `spawn()` blocks the gateway's event loop. libuv starts a process by fork(2), which copies the page tables of
 * the whole process, and waits until the child has reached execve(2), which frees them again: the cost grows with the
 * memory of the process. A bare Node under strace, on a busy machine: 0.2 ms in clone and 0.6 ms waiting at 47 MB; with
 * buffers filled to 127 MB 1.4 ms in clone, and 1.5 to 23 ms waiting.
 */
export async function measureSpawn(options: SpawnOptions): Promise<Group> {
  const { sessions, runs, programs } = options;
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const measured = await measureGateway(options, folder);
  const bare = measureBare(programs, folder, runs);
  rmSync(folder, { recursive: true });
  return {
    title: "Gateway: start of an agent",
    method: `wall time in spawn(), which blocks the event loop; ${runs} starts each, ${historyBytes / 1e6} MB of native lines in each session of history`,
    figures: [
      figureOf("spawn() in a Node with nothing in memory", bare),
      figureOf("spawn() in a fresh gateway", measured.fresh),
      figureOf(`spawn() with ${sessions} sessions of history`, measured.full),
    ],
  };
}

interface Spawns {
  /** Milliseconds of each. */
  readonly times: readonly number[];
  /** Of the process that started them. */
  readonly residentBytes: number;
}

interface Measured {
  readonly fresh: Spawns;
  readonly full: Spawns;
}

async function measureGateway(options: SpawnOptions, folder: string): Promise<Measured> {
  const { sessions, runs, recordings, programs } = options;
  const [lines, times] = [join(folder, "lines"), join(folder, "times.json")];
  const [claude] = agents;
  if (claude === undefined) throw new Error("Claude is the first of the agents.");
  const [history = Buffer.alloc(0)] = makeCorpus(recordings, claude, 1, historyBytes);
  const nodeFlags = ["--import", join(programs, "spawn-times.mjs")];
  const gateway = await openGateway(
    { ...options, claude: "fed-claude.sh", nodeFlags },
    { BENCH_LINES: lines, BENCH_SPAWN_TIMES: times },
  );
  const runAll = async (count: number, printed: Uint8Array): Promise<void> => {
    writeFileSync(lines, printed);
    for (let run = 0; run < count; run++) await readStream(await gateway.read(await gateway.run()));
  };
  const nothing = Buffer.alloc(0);
  await runAll(warmUps + runs, nothing);
  const freshBytes = gateway.residentBytes();
  await runAll(sessions, history);
  const fullBytes = gateway.residentBytes();
  await runAll(runs, nothing);
  await gateway.stop();
  const all: readonly number[] = JSON.parse(readFileSync(times, "utf8"));
  const expected = warmUps + runs + sessions + runs;
  if (all.length !== expected) throw new Error(`Expected ${expected} spawns, got ${all.length}.`);
  return {
    fresh: { times: all.slice(warmUps, warmUps + runs), residentBytes: freshBytes },
    full: { times: all.slice(-runs), residentBytes: fullBytes },
  };
}

function measureBare(programs: string, folder: string, runs: number): Spawns {
  const args = [join(programs, "spawn-bare.mjs"), join(programs, "fed-claude.sh")];
  const env = { PATH: process.env["PATH"], BENCH_LINES: join(folder, "lines") };
  const count = String(warmUps + runs);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, count], { env });
  if (status !== 0) throw new Error(`spawn-bare.mjs: ${stderr.toString()}`);
  const { times, residentBytes }: Spawns = JSON.parse(stdout.toString());
  return { times: times.slice(warmUps), residentBytes };
}

const figureOf = (name: string, { times, residentBytes }: Spawns): Figure => ({
  name,
  value: medianOf(times),
  spread: [Math.min(...times), Math.max(...times)],
  unit: "ms",
  note: `RSS ${(residentBytes / 1e6).toFixed(0)} MB`,
});
