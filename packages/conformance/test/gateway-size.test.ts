import type { LogRecord } from "@agentstream/sessions";
import { sampleSession } from "@agentstream/sessions/testing";
import { createSqliteStore } from "@agentstream/store-sqlite";
import { expect, test } from "vitest";

import { makeFolder, readStream } from "./gateway-kit.ts";
import { startTestGateway } from "./gateway-of-fakes.ts";

/** How many events the large session has; a million takes some time to be written. */
const large = Number(process.env["GATEWAY_EVENTS"] ?? 100_000);

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

test("the last hundred events of a large session cost what those of a small one cost", async () => {
  const data = makeFolder();
  const store = createSqliteStore(data);
  await write(store, "small", 1000);
  await write(store, "large", large);
  await store.close();
  const gateway = await startTestGateway({ data, workspaces: [data] });
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < 60; round++) {
    for (const [id, count] of [
      ["small", 1000],
      ["large", large],
    ] as const) {
      const begin = performance.now();
      const { data: read } = await readStream(gateway.url, id, count - 100);
      times[id].push(performance.now() - begin);
      expect(read.length).toBe(100);
    }
  }
  await gateway.close(0);
  // the quickest: what else the machine does is not in it
  const [small, big] = [Math.min(...times.small), Math.min(...times.large)];
  console.log(`the last 100 of 1,000: ${small.toFixed(2)} ms; of ${large}: ${big.toFixed(2)} ms`);
  expect(big).toBeLessThan(small * 2);
}, 300_000);
