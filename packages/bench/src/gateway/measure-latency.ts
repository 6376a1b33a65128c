import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { quantileOf } from "../measure.ts";
import type { Figure, Group } from "../result.ts";
import { openGateway, type OpenGateway, type Places } from "./open-gateway.ts";

export interface LatencyOptions extends Places {
  readonly count: number;
  readonly everyMs: number;
}

/** How long an event takes from the write of the CLI to its reader, with the log, beside a direct read of its pipe. */
export async function measureLatency({
  count,
  everyMs,
  ...places
}: LatencyOptions): Promise<Group> {
  const env = { BENCH_EVERY_MS: String(everyMs), BENCH_COUNT: String(count) };
  const direct = await readDirectly(join(places.programs, "claude.mjs"), env);
  const gateway = await openGateway(places, env);
  const through = await listenForTimes(gateway);
  await gateway.stop();
  const added = (part: number): number => quantileOf(through, part) - quantileOf(direct, part);
  const figure = (name: string, value: number): Figure => ({ name, value, unit: "µs" });
  return {
    title: "Gateway: latency",
    method: `${count} events, one every ${everyMs} ms; wall time, so what else the machine does counts`,
    figures: [
      figure("direct pipe, p50", quantileOf(direct, 0.5)),
      figure("direct pipe, p99", quantileOf(direct, 0.99)),
      figure("through the gateway, p50", quantileOf(through, 0.5)),
      figure("through the gateway, p99", quantileOf(through, 0.99)),
      figure("added, p50", added(0.5)),
      figure("added, p99", added(0.99)),
    ],
  };
}

/** Microseconds from the CLI's write of each event to its reader. */
export async function listenForTimes({ listen, run }: OpenGateway): Promise<number[]> {
  const times: number[] = [];
  await listen(await run(), (text) => takeTimes(text, times));
  return times;
}

/** The times in a text, as microseconds that have passed since. */
export function takeTimes(text: string, into: number[]): void {
  const now = process.hrtime.bigint();
  for (const [, sent = "0"] of text.matchAll(/"content":"(\d+) "/g))
    into.push(Number(now - BigInt(sent)) / 1000);
}

async function readDirectly(program: string, env: NodeJS.ProcessEnv): Promise<number[]> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const times: number[] = [];
  for await (const line of createInterface(child.stdout))
    takeTimes(line.replaceAll('"text":"', '"content":"'), times);
  return times;
}
