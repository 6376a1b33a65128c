import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sampleSession } from "@agentstream/sessions/testing";
import { createSqliteStore } from "@agentstream/store-sqlite";
import { expect, test } from "vitest";

import { openGateway } from "./open-gateway.ts";

const count = 600;

const event = (seq: number): object => ({
  id: `s.${seq}`,
  sessionId: "s",
  seq,
  run: 1,
  timestamp: "2026-11-18T12:00:00.000Z",
  ...(seq === 1
    ? { type: "sessionStarted", agentType: "echo", schemaVersion: "1.0" }
    : { type: "log", level: "info", message: `line ${seq}` }),
});

test("reading a session in a dialect page by page reads each event a few times, not once a page", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  const store = createSqliteStore(folder);
  await store.create(sampleSession("s", { state: "done", owner: "default" }));
  const records = Array.from({ length: count }, (_, index) => {
    const seq = index + 1;
    const type = seq === 1 ? "sessionStarted" : "log";
    return { seq, run: 1, type, major: 1, bytes: Buffer.from(JSON.stringify(event(seq))) };
  });
  await store.append("s", { records });
  let read = 0;
  const { call } = await openGateway({
    store: {
      ...store,
      async read(id, page) {
        const found = await store.read(id, page);
        read += found.length;
        return found;
      },
    },
  });
  const all = await pagesOf(count);
  read = 0;
  expect(await pagesOf(10)).toEqual(all);
  expect(all.length).toBeGreaterThan(count / 2);
  // each page is read, and of the first alone nothing is known
  expect(read).toBeLessThan(3 * count);
  rmSync(folder, { recursive: true });

  async function pagesOf(limit: number): Promise<unknown[]> {
    const events: unknown[] = [];
    for (let after: number | null = 0; after !== null;) {
      const path = `/v1/sessions/s/events?dialect=ues&limit=${limit}&after=${after}`;
      const page: { events: unknown[]; next: number | null } = Object(
        await (await call("GET", path)).json(),
      );
      events.push(...page.events);
      after = page.next;
    }
    return events;
  }
});
