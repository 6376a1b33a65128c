import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { medianOf } from "../measure.ts";
import { agents } from "../pipeline/agents.ts";
import { makeCorpus } from "../pipeline/make-corpus.ts";
import type { Figure, Group } from "../result.ts";
import { openGateway, type Places } from "./open-gateway.ts";
import { readStream, type ReadStream } from "./read-stream.ts";
import { startServer } from "./start-server.ts";

export interface FanOutOptions extends Places {
  readonly recordings: string;
  readonly megabytes: number;
  readonly rounds: number;
  readonly readers: readonly number[];
}

/** After one run V8's compilers take as much time as the events: 9 µs each; after four 1 to 2 µs. */
const warmUps = 4;

interface Sample {
  /** CPU microseconds of the server for each event that reached a reader. */
  readonly perDelivery: number;
  /** CPU microseconds of the server for each event of the run. */
  readonly perEvent: number;
  readonly lost: number;
}

/** What the gateway costs with its log, for 1 and more readers, and how near that is to sending bytes that are there. */
export async function measureFanOut(options: FanOutOptions): Promise<Group> {
  const { readers, rounds } = options;
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const figures: Figure[] = [];
  let lost = 0;
  for (const count of readers) {
    const pairs = [];
    for (let round = 0; round < rounds; round++)
      pairs.push(await measureOnce(options, folder, count));
    lost += pairs.reduce((sum, { gateway }) => sum + gateway.lost, 0);
    figures.push(...figuresOf(count, pairs));
  }
  rmSync(folder, { recursive: true });
  return {
    title: "Gateway: fan-out",
    method: `Claude's corpus through a process, translation, log and SSE; CPU time of the server after ${warmUps} runs, ${rounds} rounds`,
    figures: [...figures, { name: "events lost", value: lost, unit: "events" }],
  };
}

interface Pair {
  readonly gateway: Sample;
  readonly bytesAlone: number;
}

function figuresOf(count: number, pairs: readonly Pair[]): Figure[] {
  const name = count === 1 ? "1 reader" : `${count} readers`;
  const ratios = pairs.map(({ gateway, bytesAlone }) => bytesAlone / gateway.perDelivery);
  return [
    {
      name: `${name}: CPU per event of the run`,
      value: medianOf(pairs.map(({ gateway }) => gateway.perEvent)),
      unit: "µs",
    },
    { name: `${name}: speed`, value: medianOf(ratios), unit: "of sending ready bytes" },
  ];
}

async function measureOnce(options: FanOutOptions, folder: string, count: number): Promise<Pair> {
  const { programs, recordings, megabytes } = options;
  const [claude] = agents;
  if (claude === undefined) throw new Error("Claude is the first of the agents.");
  const lines = join(folder, "lines");
  writeFileSync(
    lines,
    Buffer.concat(makeCorpus(recordings, claude, megabytes, megabytes * 1e6).slice(0, 1)),
  );
  const gateway = await openGateway(options, { BENCH_LINES: lines });
  for (let run = 0; run < warmUps; run++) await readAll(count, await gateway.run(), gateway.read);
  const before = gateway.cpuSeconds();
  const read = await readAll(count, await gateway.run(), gateway.read);
  const seconds = gateway.cpuSeconds() - before;
  const text = await (await gateway.read(await gateway.run())).text();
  await gateway.stop();
  writeFileSync(join(folder, "frames"), text);
  const bytesAlone = await measureBytes(join(programs, "prerendered.mjs"), folder, count, read);
  const events = read[0]?.events ?? 0;
  return {
    gateway: {
      perDelivery: (seconds * 1e6) / (events * count),
      perEvent: (seconds * 1e6) / events,
      lost: read.reduce((sum, one) => sum + one.lost, 0),
    },
    bytesAlone,
  };
}

const readAll = (
  count: number,
  sessionId: string,
  read: (id: string) => Promise<Response>,
): Promise<ReadStream[]> =>
  Promise.all(Array.from({ length: count }, async () => readStream(await read(sessionId))));

async function measureBytes(
  program: string,
  folder: string,
  count: number,
  [first]: readonly ReadStream[],
): Promise<number> {
  const server = await startServer([program, join(folder, "frames")]);
  await readStream(await fetch(server.url));
  const before = server.cpuSeconds();
  await Promise.all(Array.from({ length: count }, async () => readStream(await fetch(server.url))));
  const seconds = server.cpuSeconds() - before;
  await server.stop();
  return (seconds * 1e6) / ((first?.events ?? 0) * count);
}
