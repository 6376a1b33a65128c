import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { quantileOf } from "../measure.ts";
import { beginning, deltaOf } from "../memory/claude-lines.ts";
import { createFeeds } from "../memory/create-feeds.ts";
import type { Figure, Group } from "../result.ts";
import { takeTimes } from "./measure-latency.ts";
import { openGateway, type OpenGateway, type Places } from "./open-gateway.ts";

export interface LoadOptions extends Places {
  readonly sessions: number;
  /** Of each session. */
  readonly readers: number;
  readonly seconds: number;
  /** Events of each session in a second. */
  readonly rates: readonly number[];
}

/** The delay from agents to readers, as all of them print more and more. */
export async function measureLoad(options: LoadOptions): Promise<Group> {
  const { sessions, readers, seconds, rates, ...places } = options;
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  mkdirSync(join(folder, "pipes"));
  const gateway = await openGateway(
    { ...places, claude: "fed-claude.sh", flags: [`--max-sessions=${sessions}`] },
    { BENCH_PIPES: join(folder, "pipes") },
  );
  const times: number[] = [];
  const readings = await listenToAll(gateway, options, times);
  const feeds = createFeeds(join(folder, "pipes"));
  await feeds.openMore(sessions);
  for (const line of beginning) await feeds.writeAll(line);
  const figures: Figure[] = [];
  for (const rate of rates) {
    times.length = 0;
    const cpuBefore = gateway.cpuSeconds();
    const started = performance.now();
    for (let sent = 1; sent <= rate * seconds; sent++) {
      await feeds.writeAll(() => deltaOf(`${process.hrtime.bigint()} `));
      await sleep(started + (sent * 1000) / rate - performance.now());
    }
    const wallSeconds = (performance.now() - started) / 1000;
    const cpu = (100 * (gateway.cpuSeconds() - cpuBefore)) / wallSeconds;
    const perSecond = Math.round((rate * seconds * sessions) / wallSeconds);
    const note = `${cpu.toFixed(0)} % of a processor in the gateway`;
    const add = (name: string, part: number): void =>
      void figures.push({ name, value: quantileOf(times, part) / 1000, unit: "ms", note });
    add(`${perSecond} events a second, p50`, 0.5);
    add(`${perSecond} events a second, p99`, 0.99);
  }
  await feeds.close();
  await gateway.stop();
  await Promise.all(readings);
  rmSync(folder, { recursive: true });
  return {
    title: "Gateway: delay under load",
    method: `${sessions} sessions with ${readers} readers each, from the write of an agent to its reader, ${seconds} s for each rate; agents, gateway and readers share the machine`,
    figures,
  };
}

/** The first reader of each session notes the times; the others only read. */
async function listenToAll(
  gateway: OpenGateway,
  { sessions, readers }: LoadOptions,
  times: number[],
): Promise<Promise<void>[]> {
  const readings: Promise<void>[] = [];
  for (let session = 0; session < sessions; session++) {
    const id = await gateway.run();
    for (let reader = 0; reader < readers; reader++) {
      const onText = reader === 0 ? (text: string) => takeTimes(text, times) : () => undefined;
      // the server stops before they have read to the end
      readings.push(gateway.listen(id, onText).catch(() => undefined));
    }
  }
  return readings;
}
