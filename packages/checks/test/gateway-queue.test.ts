import type { UnifiedEvent } from "@agentstream/schema";
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
  type GatewayProcess,
} from "./gateway-kit.ts";

const long = { events: 100_000, eventsPerChunk: 20, pauseMs: 10 };
const short = { events: 20, eventsPerChunk: 20, pauseMs: 1 };

const stops: readonly { name: string; stop: (gateway: GatewayProcess) => Promise<unknown> }[] = [
  { name: "kill -9", stop: (gateway) => gateway.kill() },
  {
    name: "SIGTERM",
    async stop({ child }) {
      child.kill("SIGTERM");
      await until(() => child.exitCode !== null);
    },
  },
];

test.each(stops)("prompts that wait survive $name, and run after it", async ({ stop }) => {
  const clis = makeFolder();
  const data = makeFolder();
  installBurst({ folder: clis, ...long });
  const first = await spawnGateway(data, clis, clis, { maxSessions: 1 });
  const begin = async ({ url }: GatewayProcess, key: string): Promise<string> =>
    idOf(await post(url, "/v1/sessions", burstRequest, { "idempotency-key": key }));
  const running = await begin(first, "0");
  await until(() => livingProcesses(`${clis}/claude`).length > 0);
  const waiting = [await begin(first, "1"), await begin(first, "2")];
  const turn = await post(first.url, `/v1/sessions/${running}/turns`, { prompt: "again" });
  expect(turn.status).toBe(202);
  expect(await turn.json()).toMatchObject({ position: 3 });
  await stop(first);
  installBurst({ folder: clis, ...short });

  const second = await spawnGateway(data, clis, clis, { maxSessions: 1 });
  const eventsOf = async (id: string): Promise<UnifiedEvent[]> => {
    const { data: lines } = await readStream(second.url, id, 0);
    return lines.map((line): UnifiedEvent => JSON.parse(line));
  };
  const endsOf = (events: readonly UnifiedEvent[]) =>
    events.filter(({ type }) => type === "sessionEnded");
  for (const id of waiting) {
    const events = await eventsOf(id);
    expect(verifyStream(events)).toEqual([]);
    expect(endsOf(events)).toMatchObject([{ reason: "completed", run: 1 }]);
    expect(events.filter(({ type }) => type === "textChunk").length).toBeGreaterThan(0);
  }
  const events = await eventsOf(running);
  expect(verifyStream(events)).toEqual([]);
  expect(endsOf(events)).toMatchObject([
    { run: 1, reason: expect.not.stringMatching("completed") },
    { run: 2, reason: "completed" },
  ]);
  expect(await Promise.all(["1", "2"].map((key) => begin(second, key)))).toEqual(waiting);
  await second.kill();
});
