import { setTimeout as sleep } from "node:timers/promises";

import type { Places } from "../gateway/open-gateway.ts";
import { medianOf } from "../measure.ts";
import type { Figure, Group } from "../result.ts";
import { openFedGateway } from "./open-fed-gateway.ts";

export interface MemoryOptions extends Places {
  readonly sessions: number;
  readonly seconds: number;
}

/**
 * Sessions that print an event a second each, with a reader each. Half of them run first: what the second half adds is
 * what a session costs, without what the first ones load, compile and make room for.
 */
export async function measureMemory(options: MemoryOptions): Promise<Group> {
  const { sessions, seconds } = options;
  const half = Math.floor(sessions / 2);
  const gateway = await openFedGateway(options, 2 * half);
  await sleep(1000);
  const idleBytes = gateway.residentBytes();
  await gateway.addSessions(half);
  const halfBytes = steadyOf(await gateway.feed(seconds, 1));
  await gateway.addSessions(half);
  const before = gateway.cpuSeconds();
  const allBytes = steadyOf(await gateway.feed(seconds, 1));
  const cpuSeconds = gateway.cpuSeconds() - before;
  await gateway.stop();
  const figure = (name: string, value: number, unit: string): Figure => ({ name, value, unit });
  return {
    title: "Gateway: memory",
    method: `${half}, then ${2 * half} sessions at an event a second for ${seconds} s each, all with a reader; a session costs what the second half of them added`,
    figures: [
      figure("RSS idle", idleBytes / 1e6, "MB"),
      figure(`RSS with ${2 * half} sessions`, allBytes / 1e6, "MB"),
      figure("RSS per session", (allBytes - halfBytes) / half / 1e3, "kB"),
      figure("CPU per event", (cpuSeconds * 1e6) / (2 * half * seconds), "µs"),
    ],
  };
}

/** The second half of the time: what was garbage while sessions started had time to go, and no one collection decides. */
const steadyOf = (residentBytes: readonly number[]): number =>
  medianOf(residentBytes.slice(Math.floor(residentBytes.length / 2)));
