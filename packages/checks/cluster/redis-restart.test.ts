import { expect, test } from "vitest";

import { startRedis } from "../../store-redis/cluster/testing/start-redis.ts";
import { burstRequest, headers, installBurst, post, until } from "../test/gateway-kit.ts";
import { runClient, type ClientRun } from "./testing/run-client.ts";
import { startNodes, untilListed } from "./testing/start-nodes.ts";

const restarts = 2;
const clients = 3;
const pieces = 400;
/** Of the nodes that are started here: Redis is away for longer. */
const leaseMs = 1000;

test(`Redis is killed ${restarts} times under load: while it is away requests get 503; nothing that was seen or printed is missing`, async () => {
  const args = ["--appendonly", "yes", "--appendfsync", "always"];
  const redis = await startRedis({ args });
  const { folder, start } = startNodes(redis.url);
  installBurst({ folder, events: pieces, eventsPerChunk: 5, pauseMs: 100 });
  const gateways = await Promise.all(["g1", "g2"].map((name) => start(name, "gateway")));
  const own = ["--max-sessions", "2"];
  await Promise.all(["w1", "w2"].map((name) => start(name, "worker", own)));
  for (const gateway of gateways) await untilListed(gateway, ["w1", "w2"]);
  const runs: ClientRun[] = [];
  let refused = 0;
  for (let count = 0; count < restarts; count++) {
    const before = await countEvents(gateways[0]?.url() ?? "");
    const load = Promise.all(
      Array.from({ length: clients }, (_, at) =>
        runClient(gateways, burstRequest, `k${count}-${at}`),
      ),
    );
    await until(async () => (await countEvents(gateways[1]?.url() ?? "")) > before + 50);
    await redis.kill();
    const leasesExpire = Date.now() + 3 * leaseMs;
    for (const gateway of gateways) {
      await until(async () => (await fetch(`${gateway.url()}/readyz`)).status === 503);
      const response = await post(gateway.url(), "/v1/sessions", burstRequest);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      refused++;
    }
    await until(() => Date.now() > leasesExpire);
    await redis.start();
    for (const gateway of gateways)
      await until(async () => (await fetch(`${gateway.url()}/readyz`)).status === 200);
    runs.push(...(await load));
  }
  expect(refused).toBe(restarts * gateways.length);
  expect(runs.map(({ reason }) => reason)).toEqual(runs.map(() => "completed"));
  expect(runs.length).toBe(restarts * clients);
  for (const { id } of runs) {
    const texts = await countTexts(gateways[0]?.url() ?? "", id);
    expect(texts).toBe(pieces);
  }
});

/** In all logs. */
async function countEvents(url: string): Promise<number> {
  const { sessions } = Object(await (await fetch(`${url}/v1/sessions`, { headers })).json());
  return sessions.reduce((sum: number, { lastSeq }: { lastSeq: number }) => sum + lastSeq, 0);
}

/** The pieces of text that the agent has printed, as the log has them. */
async function countTexts(url: string, id: string): Promise<number> {
  let count = 0;
  for (let after = 0; ;) {
    const path = `${url}/v1/sessions/${id}/events?limit=1000&after=${after}`;
    const { events, next } = Object(await (await fetch(path, { headers })).json());
    for (const event of events) if (event.type === "textChunk" && event.content !== "") count++;
    if (next === null || events.length === 0) return count;
    after = next;
  }
}
