import type { LogRecord, Store, StoredSession } from "@agentstream/sessions";
import type { Redis } from "ioredis";

import { readUsage } from "./read-usage.ts";

/** How many sessions write at once. */
const sessions = 20;
const batchesOfSession = 100;
/** As large as an event usually is. */
const eventBytes = 300;

type Row = Readonly<Record<string, string>>;

/** What it costs to append, by the number of events that come at once. */
export async function measureAppends(store: Store, redis?: Redis): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of [1, 8, 64]) rows.push(await measureSize(store, size, redis));
  return rows;
}

async function measureSize(store: Store, size: number, redis: Redis | undefined): Promise<Row> {
  const ids = Array.from({ length: sessions }, (_, at) => `size${size}-${at}`);
  for (const id of ids) await store.create(sessionOf(id));
  const before = await readUsage(redis);
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(ids.map((id) => writeAll(store, id, size, times)));
  const seconds = (performance.now() - started) / 1000;
  const after = await readUsage(redis);
  const batches = sessions * batchesOfSession;
  const events = batches * size;
  const perBatch = (name: keyof typeof after): string =>
    ((after[name] - before[name]) / batches).toFixed(1);
  const perEvent = (name: keyof typeof after): string =>
    String(Math.round((after[name] - before[name]) / events));
  const cost = {
    "events/s": String(Math.round(events / seconds)),
    "ms per batch, p50": middleOf(times).toFixed(2),
  };
  if (redis === undefined) return { "events in a batch": String(size), ...cost };
  return {
    "events in a batch": String(size),
    ...cost,
    "calls per batch": perBatch("calls"),
    "commands per batch": perBatch("commands"),
    "sent bytes per event": perEvent("bytesIn"),
    "memory per event": perEvent("memory"),
    "file bytes per event": perEvent("file"),
  };
}

async function writeAll(store: Store, id: string, size: number, times: number[]): Promise<void> {
  for (let batch = 0; batch < batchesOfSession; batch++) {
    const records = Array.from({ length: size }, (_, at) => recordOf(batch * size + at + 1));
    const started = performance.now();
    await store.append(id, { records, changes: { state: "running", updatedAt: batch } });
    times.push(performance.now() - started);
  }
}

const recordOf = (seq: number): LogRecord => {
  const text = `{"id":"s.${seq}","seq":${seq},"type":"textChunk","content":"`;
  const bytes = Buffer.from(`${text.padEnd(eventBytes - 2, "words ")}"}`);
  return { seq, run: 1, type: "textChunk", major: 1, bytes };
};

export const sessionOf = (id: string): StoredSession => ({
  id,
  owner: "default",
  agentType: "echo",
  state: "running",
  createdAt: 1,
  updatedAt: 1,
  lastSeq: 0,
  turn: 0,
  runs: 1,
  settings: {},
});

export const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
