import { existsSync, readFileSync } from "node:fs";

import type { LogRecord } from "@agentstream/sessions";
import { sampleSession } from "@agentstream/sessions/testing";
import { createSqliteStore } from "@agentstream/store-sqlite";
import { expect, test } from "vitest";

import { makeFolder, readStream } from "./gateway-kit.ts";
import { startTestGateway } from "./gateway-of-fakes.ts";
import { sizeOf } from "./size-of.ts";

/** How many events the large session has; a million takes some time to be written. */
const large = sizeOf("GATEWAY_EVENTS", { usual: 30_000, long: 100_000 });

/** Writes a session that has ended, with so many events. */
async function write(
  store: ReturnType<typeof createSqliteStore>,
  id: string,
  count: number,
): Promise<void> {
  await store.create(sampleSession(id, { state: "done" }));
  const batch = 1000;
  for (let first = 1; first <= count; first += batch) {
    const records = Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) =>
      record(id, first + index, count),
    );
    await store.append(id, { records });
  }
}

function record(sessionId: string, seq: number, count: number): LogRecord {
  const type = seq === 1 ? "sessionStarted" : seq === count ? "sessionEnded" : "textChunk";
  const event = {
    id: `${sessionId}.${seq}`,
    sessionId,
    seq,
    run: 1,
    type,
    content: "x".repeat(200),
  };
  return { seq, run: 1, type, major: 1, bytes: Buffer.from(JSON.stringify(event)) };
}

/** The bytes that this process has read by now, those of its files and its sockets. */
const bytesRead = (): number =>
  Number(/^rchar: (\d+)$/m.exec(readFileSync("/proc/self/io", "utf8"))?.[1]);

/** What it reads to give the events after one. */
async function costOf(url: string, id: string, after: number): Promise<number> {
  const before = bytesRead();
  const { data } = await readStream(url, id, after);
  const cost = bytesRead() - before;
  expect(data.length).toBeGreaterThanOrEqual(100);
  return cost;
}

test("the last hundred events of a large session cost what those of a small one cost", async ({
  skip,
}) => {
  skip(!existsSync("/proc/self/io"), "what a process has read is known in Linux alone");
  const data = makeFolder();
  const store = createSqliteStore(data);
  await write(store, "small", 1000);
  await write(store, "large", large);
  await store.close();
  const gateway = await startTestGateway({ data, workspaces: [data] });
  const small = await costOf(gateway.url, "small", 900);
  const big = await costOf(gateway.url, "large", large - 100);
  const all = await costOf(gateway.url, "large", 0);
  await gateway.close(0);
  console.log(
    `bytes read for the last 100 of 1,000: ${small}; of ${large}: ${big}; for all: ${all}`,
  );
  expect(all).toBeGreaterThan(large * 200);
  // a deeper tree has a few more pages
  expect(big).toBeLessThan(2 * small + 100_000);
});
