import { createMemoryStore } from "@agentstream/sessions";
import { sampleSession } from "@agentstream/sessions/testing";
import { expect, test } from "vitest";

import { openGateway } from "./open-gateway.ts";

const count = 600;

/** Each text of an agent is one event of `/api`. */
const event = (seq: number): object => ({
  id: `s.${seq}`,
  sessionId: "s",
  seq,
  run: 1,
  timestamp: "2026-11-18T12:00:00.000Z",
  ...(seq === 1
    ? { type: "sessionStarted", agentType: "echo", schemaVersion: "1.0" }
    : { type: "textChunk", content: `line ${seq}`, isComplete: true, text: `line ${seq}` }),
});

test.each(["done", "running"] as const)(
  "parts of a %s session read each event a few times, not once a part",
  async (state) => {
    const store = createMemoryStore();
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
    // after the start of the server, which closes what it finds running
    await store.create(sampleSession("s", { state, owner: "default" }));
    const records = Array.from({ length: count }, (_, index) => {
      const value = event(index + 1);
      const type = index === 0 ? "sessionStarted" : "textChunk";
      return { seq: index + 1, run: 1, type, major: 1, bytes: Buffer.from(JSON.stringify(value)) };
    });
    await store.append("s", { records });

    async function partsOf(limit: number): Promise<unknown[]> {
      const events: unknown[] = [];
      for (;;) {
        const path = `/api/sessions/s/events?offset=${events.length}&limit=${limit}`;
        const part: unknown[] = Object(await (await call("GET", path)).json());
        events.push(...part);
        if (part.length < limit) return events;
      }
    }

    const all = await partsOf(1000);
    expect(all.length).toBeGreaterThanOrEqual(count - 1);
    read = 0;
    expect(await partsOf(10)).toEqual(all);
    expect(read).toBeLessThan(4 * count);
  },
);
