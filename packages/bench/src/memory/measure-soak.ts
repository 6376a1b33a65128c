import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openGateway, type Places } from "../gateway/open-gateway.ts";
import { readStream } from "../gateway/read-stream.ts";
import { medianOf } from "../measure.ts";
import { agents } from "../pipeline/agents.ts";
import { makeCorpus } from "../pipeline/make-corpus.ts";
import type { Group } from "../result.ts";

export interface SoakOptions extends Places {
  readonly recordings: string;
  readonly seconds: number;
}

const runBytes = 4e6;

/** One run after the other as fast as they go, each read by one reader: what stays. */
export async function measureSoak({ recordings, seconds, ...places }: SoakOptions): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const lines = join(folder, "lines");
  const [claude] = agents;
  if (claude === undefined) throw new Error("Claude is the first of the agents.");
  writeFileSync(lines, Buffer.concat(makeCorpus(recordings, claude, 4, runBytes).slice(0, 1)));
  const gateway = await openGateway(places, { BENCH_LINES: lines });
  const resident: number[] = [];
  let events = 0;
  let lost = 0;
  for (const until = Date.now() + seconds * 1000; Date.now() < until;) {
    const read = await readStream(await gateway.read(await gateway.run()));
    events += read.events;
    lost += read.lost;
    resident.push(gateway.residentBytes());
  }
  await gateway.stop();
  rmSync(folder, { recursive: true });
  const third = Math.max(1, Math.floor(resident.length / 3));
  const growth = medianOf(resident.slice(-third)) - medianOf(resident.slice(third, 2 * third));
  return {
    title: "Gateway: soak",
    method: `${seconds} s of runs at full speed, ${events} events; growth from the second third to the last`,
    figures: [
      { name: "RSS at most", value: Math.max(...resident) / 1e6, unit: "MB" },
      { name: "growth", value: growth / 1e6, unit: "MB" },
      { name: "events lost", value: lost, unit: "events" },
    ],
  };
}
