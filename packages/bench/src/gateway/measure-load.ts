import { setTimeout as sleep } from "node:timers/promises";

import { quantileOf } from "../measure.ts";
import { deltaOf } from "../memory/claude-lines.ts";
import { openFedGateway, type FedGateway } from "../memory/open-fed-gateway.ts";
import type { Figure, Group } from "../result.ts";
import { takeTimes } from "./measure-latency.ts";
import type { Places } from "./open-gateway.ts";

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
  const gateway = await openFedGateway(places, sessions);
  const times: number[] = [];
  // the first reader of each session notes the times; the others only read
  const note = (text: string): void => takeTimes(text, times);
  await gateway.addSessions(sessions, ({ listen }, id) =>
    Promise.all(
      Array.from({ length: readers }, (_, reader) =>
        listen(id, reader === 0 ? note : () => undefined),
      ),
    ),
  );
  const figures: Figure[] = [];
  for (const rate of rates) {
    times.length = 0;
    const { cpuPercent, perSecond } = await feedTimes(gateway, rate, seconds);
    const named = (name: string, part: number): Figure => ({
      name: `${Math.round(perSecond * sessions)} events a second, ${name}`,
      value: quantileOf(times, part) / 1000,
      unit: "ms",
      note: `${cpuPercent.toFixed(0)} % of a processor in the gateway`,
    });
    figures.push(named("p50", 0.5), named("p99", 0.99));
  }
  await gateway.stop();
  return {
    title: "Gateway: delay under load",
    method: `${sessions} sessions with ${readers} readers each, from the write of an agent to its reader, ${seconds} s for each rate; agents, gateway and readers share the machine`,
    figures,
  };
}

/** Lets each CLI print the time, so often in a second. Returns how often it was, and what the gateway used. */
async function feedTimes(
  gateway: FedGateway,
  rate: number,
  seconds: number,
): Promise<{ readonly cpuPercent: number; readonly perSecond: number }> {
  const cpuBefore = gateway.cpuSeconds();
  const started = performance.now();
  for (let sent = 1; sent <= rate * seconds; sent++) {
    await gateway.writeAll(() => deltaOf(`${process.hrtime.bigint()} `));
    await sleep(started + (sent * 1000) / rate - performance.now());
  }
  const wallSeconds = (performance.now() - started) / 1000;
  return {
    cpuPercent: (100 * (gateway.cpuSeconds() - cpuBefore)) / wallSeconds,
    perSecond: (rate * seconds) / wallSeconds,
  };
}
