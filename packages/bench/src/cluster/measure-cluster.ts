import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { listenForTimes } from "../gateway/measure-latency.ts";
import { openGateway, type OpenGateway, type Places } from "../gateway/open-gateway.ts";
import { readStream } from "../gateway/read-stream.ts";
import { quantileOf } from "../measure.ts";
import { agents } from "../pipeline/agents.ts";
import { makeCorpus } from "../pipeline/make-corpus.ts";
import type { Figure, Group } from "../result.ts";
import { openNodes, type OpenNodes } from "./open-nodes.ts";
import { timeAnswers } from "./time-answers.ts";

export interface ClusterOptions extends Places {
  readonly recordings: string;
  readonly megabytes: number;
  readonly answers: number;
  /** How many events the latency is taken of. */
  readonly count: number;
}

const readers = 10;

/** What several machines cost over one: gateways, a worker and a redis-server, each a process of its own. */
export async function measureCluster(options: ClusterOptions): Promise<Group> {
  const { count, answers, megabytes } = options;
  return {
    title: "Cluster",
    method: `two gateways, a worker, redis-server and the client on one machine, beside one gateway with SQLite; ${megabytes} MB, ${count} events, ${answers} answers`,
    figures: [
      ...(await measureSpeed(options)),
      ...(await measureDistance(options)),
      ...(await measureAnswers(options)),
    ],
  };
}

async function measureSpeed(options: ClusterOptions): Promise<Figure[]> {
  const { recordings, megabytes } = options;
  const [claude] = agents;
  if (claude === undefined) throw new Error("Claude is the first of the agents.");
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const lines = join(folder, "lines");
  writeFileSync(lines, Buffer.concat(makeCorpus(recordings, claude, megabytes, megabytes * 1e6)));
  const nodes = await openNodes(options, 2, { BENCH_LINES: lines });
  const [first] = nodes.gateways;
  if (first === undefined) throw new Error("There is no gateway.");
  await readStream(await first.read(await first.run()));
  const before = await nodes.redis.usage();
  const started = performance.now();
  const { events, lost } = await readStream(await first.read(await first.run()));
  const seconds = (performance.now() - started) / 1000;
  const after = await nodes.redis.usage();
  const figures: Figure[] = [
    { name: "events per second", value: events / seconds, unit: "events" },
    {
      name: "commands of Redis per event",
      value: (after.commands - before.commands) / events,
      unit: "commands",
    },
    { name: "events lost", value: lost, unit: "events" },
  ];
  for (const gateways of [[first], nodes.gateways])
    figures.push({
      name: `${readers} readers on ${gateways.length} of the gateways: CPU for each event and reader`,
      value: await costOfReaders(nodes, gateways),
      unit: "µs",
    });
  await nodes.stop();
  rmSync(folder, { recursive: true });
  return figures;
}

/** CPU microseconds of the gateways. */
async function costOfReaders(nodes: OpenNodes, gateways: readonly OpenGateway[]): Promise<number> {
  const seconds = (): number => nodes.gateways.reduce((sum, one) => sum + one.cpuSeconds(), 0);
  const id = (await gateways[0]?.run()) ?? "";
  const before = seconds();
  const reading = Array.from({ length: readers }, async (_, index) => {
    const gateway = gateways[index % gateways.length];
    return gateway === undefined ? undefined : readStream(await gateway.read(id));
  });
  const read = await Promise.all(reading);
  const events = read.reduce((sum, one) => sum + (one?.events ?? 0), 0);
  return ((seconds() - before) * 1e6) / events;
}

async function measureDistance({ count, ...places }: ClusterOptions): Promise<Figure[]> {
  const env = { BENCH_EVERY_MS: "5", BENCH_COUNT: String(count) };
  const alone = await openGateway(places, env);
  const embedded = await listenForTimes(alone);
  await alone.stop();
  const nodes = await openNodes(places, 1, env);
  const [gateway] = nodes.gateways;
  const clustered = gateway === undefined ? [] : await listenForTimes(gateway);
  await nodes.stop();
  return compare("an event, from the CLI to its reader", embedded, clustered);
}

async function measureAnswers({ answers, ...places }: ClusterOptions): Promise<Figure[]> {
  const alone = await openGateway(places, {});
  const embedded = await timeAnswers(alone, answers);
  await alone.stop();
  const nodes = await openNodes(places, 1, {});
  const [gateway] = nodes.gateways;
  const clustered = gateway === undefined ? [] : await timeAnswers(gateway, answers);
  await nodes.stop();
  const inMicroseconds = (times: readonly number[]): number[] => times.map((ms) => ms * 1000);
  return compare("an answer", inMicroseconds(embedded), inMicroseconds(clustered));
}

function compare(
  what: string,
  embedded: readonly number[],
  clustered: readonly number[],
): Figure[] {
  const [one, several] = [quantileOf(embedded, 0.5), quantileOf(clustered, 0.5)];
  return [
    { name: `${what}: one gateway, p50`, value: one, unit: "µs" },
    { name: `${what}: cluster, p50`, value: several, unit: "µs" },
    { name: `${what}: added, p50`, value: several - one, unit: "µs" },
  ];
}
