import { validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { livingProcesses } from "../src/fake-clis/index.ts";
import {
  burstRequest,
  idOf,
  installBurst,
  makeFolder,
  post,
  readStream,
  spawnGateway,
  until,
} from "./gateway-kit.ts";
import { sizeOf } from "./size-of.ts";

/** How often the gateway is killed; each round takes about two seconds. */
const rounds = sizeOf("GATEWAY_KILLS", { usual: 3, long: 8 });
const sessionsPerRound = 5;

test("killed at any moment the log is whole, its sessions have an end, keys hold, and no child is left", async () => {
  const clis = makeFolder();
  // far more than any machine reads before the kill
  installBurst({ folder: clis, events: Number.MAX_SAFE_INTEGER, eventsPerChunk: 20, pauseMs: 10 });
  const data = makeFolder();
  let gateway = await spawnGateway(data, clis, clis);
  let checked = 0;
  for (let round = 0; round < rounds; round++) {
    const begin = (index: number): Promise<Response> =>
      post(gateway.url, "/v1/sessions", burstRequest, { "idempotency-key": `${round} ${index}` });
    const ids = await Promise.all(
      Array.from({ length: sessionsPerRound }, async (_, index) => idOf(await begin(index))),
    );
    const seen = ids.map((id) => readStream(gateway.url, id, 0));
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));
    await gateway.kill();
    const read = await Promise.all(seen);
    gateway = await spawnGateway(data, clis, clis);
    await until(() => livingProcesses(`${clis}/claude`).length === 0);
    for (const [index, id] of ids.entries()) {
      const log = await readStream(gateway.url, id, 0);
      const part = read[index]?.data ?? [];
      expect(log.data.slice(0, part.length)).toEqual(part);
      const events = log.data.map((line): UnifiedEvent => JSON.parse(line));
      expect(verifyStream(events)).toEqual([]);
      expect(events.every((event) => validateEvent(event).ok)).toBe(true);
      expect(events.at(-1)).toMatchObject({
        type: "sessionEnded",
        reason: "failed",
        detail: "gatewayRestart",
      });
      expect(await idOf(await begin(index))).toBe(id);
      checked++;
    }
    expect(livingProcesses(`${clis}/claude`)).toEqual([]);
  }
  expect(checked).toBe(rounds * sessionsPerRound);
});
