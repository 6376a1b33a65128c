import { getEventListeners } from "node:events";
import { readdirSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { claude } from "@agentstream/adapters-claude";
import { readRecordings, splitLines, type Step } from "@agentstream/recordings";
import { readVersion, runAgent, startRun, type RunOptions } from "@agentstream/runner";
import { replayTransport } from "@agentstream/runner/replay";
import type { UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { afterAll, beforeAll, expect, test } from "vitest";

import {
  createFakeFolder,
  livingProcesses,
  scriptOfStep,
  type FakeFolder,
} from "../src/fake-clis/index.ts";
import { sizeOf } from "./size-of.ts";

let fakes: FakeFolder;
let options: RunOptions;

const recordings = readRecordings();
const recorded = (name: string): Step => {
  const step = recordings.find((one) => one.name === name)?.steps.at(-1);
  if (step === undefined) throw new Error(`there is no recording ${name}`);
  return step;
};
const lines = splitLines(recorded("claude/2.1.197/bare").output).map(({ text }) => text);

beforeAll(async () => {
  fakes = await createFakeFolder();
  options = { recordFolder: join(fakes.path, "runs"), totalTimeoutMs: 600_000 };
});

afterAll(async () => {
  for (const pid of livingProcesses(fakes.path)) process.kill(pid, "SIGKILL");
  await fakes.remove();
});

type Held = Readonly<Record<string, number>>;

/** How much of everything this process holds. */
function held(signal: AbortSignal): Held {
  const counts: Record<string, number> = {
    descriptors: readdirSync("/proc/self/fd").length,
    aborts: getEventListeners(signal, "abort").length,
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
    processes: livingProcesses(fakes.path).length,
  };
  for (const name of process.getActiveResourcesInfo()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** What there is more of than before; what the system has still to close is waited for. */
async function moreThan(before: Held, signal: AbortSignal): Promise<string[]> {
  let more: string[] = [];
  for (let wait = 0; wait < 3000; wait++) {
    const now = held(signal);
    more = Object.keys(now).filter((name) => (now[name] ?? 0) > (before[name] ?? 0));
    if (more.length === 0) break;
    await sleep(100);
  }
  return more;
}

async function eventsOf(run: ReturnType<typeof startRun>): Promise<UnifiedEvent[]> {
  const events: UnifiedEvent[] = [];
  for await (const batch of run.batches) events.push(...batch);
  return events;
}

test("200 runs at once start, stream and end, and nothing is left of them", async () => {
  const command = [await fakes.installFast("two-hundred", lines)];
  const { signal } = new AbortController();
  const start = (): ReturnType<typeof startRun> =>
    startRun(claude, { prompt: "hi" }, { ...options, command, signal, idleTimeoutMs: 600_000 });
  await eventsOf(start());
  await sleep(300);
  const before = held(signal);
  const runs = Array.from({ length: 200 }, start);
  expect(new Set(runs.map((run) => run.pid())).size).toBe(200);
  const streams = await Promise.all(runs.map(eventsOf));
  const reasons = streams.map((events) => {
    const end = events.at(-1);
    return end?.type === "sessionEnded" ? end.reason : "";
  });
  expect(reasons).toEqual(Array.from({ length: 200 }, () => "completed"));
  expect(streams.flatMap((events) => verifyStream(events))).toEqual([]);
  expect(await moreThan(before, signal)).toEqual([]);
  expect(runs.filter((run) => run.pid() !== undefined)).toEqual([]);
  expect(await readdir(join(fakes.path, "runs"))).toEqual([]);
});

/** What it is, once it has not changed for three seconds. */
async function untilStill(value: () => Promise<number>): Promise<number> {
  let last = 0;
  for (let same = 0; same < 6;) {
    await sleep(500);
    const now = await value();
    same = now === last && now > 0 ? same + 1 : 0;
    last = now;
  }
  return last;
}

interface Ended {
  readonly outcome: string;
  readonly atMs: number;
}

/** Aborts a run at a moment of a time that it takes about twice. */
async function abortOnce(run: RunOptions, protocol: string, withinMs: number): Promise<Ended> {
  const controller = new AbortController();
  const atMs = Math.random() * withinMs;
  const timer = setTimeout(() => controller.abort(), atMs);
  const events = await eventsOf(
    startRun(claude, { prompt: "hi", protocol }, { ...options, ...run, signal: controller.signal }),
  );
  clearTimeout(timer);
  const ends = events.filter((event) => event.type === "sessionEnded");
  expect(verifyStream(events), `aborted after ${atMs} ms`).toEqual([]);
  expect(ends.length, `aborted after ${atMs} ms`).toBe(1);
  const [end] = ends;
  return { outcome: end?.type === "sessionEnded" ? end.reason : "", atMs };
}

test("a run that is aborted at any moment ends once: cancelled, or as its agent had said before", async () => {
  const command = [await fakes.installFast("aborted", lines, 0.01)];
  await readVersion(command);
  const ended: Ended[] = [];
  for (let round = 0; round < 10; round++)
    ended.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, () => abortOnce({ command }, "stream-json", 300)),
      )),
    );
  const asked = recorded("claude/2.1.197/perm-stdio-allow");
  const { conversation, exit } = scriptOfStep(asked, "2.1.197");
  const stopTimeouts = { interruptMs: 5 };
  for (let round = 0; round < 100; round++) {
    const transport = replayTransport(
      { conversation: hurried(conversation), exit },
      { timing: "recorded" },
    );
    const onPermission = (): Promise<{ outcome: "allowed" }> =>
      Promise.resolve({ outcome: "allowed" });
    ended.push(await abortOnce({ transport, onPermission, stopTimeouts }, "stream-input", 50));
  }
  const count = (outcome: string): number => ended.filter((one) => one.outcome === outcome).length;
  console.log(`${count("cancelled")} cancelled, ${count("completed")} completed`);
  expect(ended.length).toBe(200);
  expect(count("cancelled") + count("completed")).toBe(200);
  expect(count("cancelled")).toBeGreaterThan(20);
  expect(livingProcesses(fakes.path)).toEqual([]);
});

/** Its pauses, twenty times as short. */
const hurried = (
  conversation: ReturnType<typeof scriptOfStep>["conversation"],
): typeof conversation =>
  conversation.map((said) => (said.ms === undefined ? said : { ...said, ms: said.ms / 20 }));

test("a reader of one event a second holds its agent back, and memory does not grow", async () => {
  const seconds = sizeOf("AGENTSTREAM_SLOW_READER_SECONDS", { usual: 2, long: 6 });
  const script = scriptOfStep(recorded("claude/2.1.197/tool-bash-ok"), "2.1.197");
  const command = await fakes.install("flood", { ...script, fault: "flood" });
  const written = async (): Promise<number> =>
    Number(await readFile(`${command}.written`, "utf8").catch(() => "0"));
  const events = runAgent(claude, "hi", { ...options, command: [command] })[Symbol.asyncIterator]();
  // the first events are the beginning; what follows is the flood
  for (let index = 0; index < 20; index++) await events.next();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const soon = await untilStill(written);
  let most = before;
  for (let second = 0; second < seconds; second++) {
    await sleep(1000);
    expect((await events.next()).done).toBe(false);
    most = Math.max(most, process.memoryUsage().rss);
  }
  const later = await written();
  console.log(`${(most - before) / 2 ** 20} MiB more memory; ${later} bytes of 1 GiB were written`);
  expect(most - before).toBeLessThan(50 * 2 ** 20);
  expect(later).toBeGreaterThan(0);
  expect(later).toBeLessThan(8 * 2 ** 20);
  // one read of the pipe holds more events than are read here: it stands still
  expect(later).toBe(soon);
  await events.return?.();
  expect(livingProcesses(fakes.path)).toEqual([]);
});
