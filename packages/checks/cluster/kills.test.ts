import { expect, test } from "vitest";

import { startRedis } from "../../store-redis/cluster/testing/start-redis.ts";
import { burstRequest, installBurst, until } from "../test/gateway-kit.ts";
import { sizeOf } from "../test/size-of.ts";
import { countAgents } from "./testing/count-agents.ts";
import { runClient, type ClientRun } from "./testing/run-client.ts";
import { listNodes, startNodes, untilListed, type NodeProcess } from "./testing/start-nodes.ts";

/** How many workers are killed, and how many gateways. */
const kills = sizeOf("CLUSTER_KILLS", { usual: 3, long: 20 });
const clients = 4;

const script = { agentType: "demo", prompt: "say A\nwait 400ms\nlong 300\nwait 400ms\nsay B" };

const pick = <T>(all: readonly T[]): T => {
  const found = all[Math.floor(Math.random() * all.length)];
  if (found === undefined) throw new Error("There is none.");
  return found;
};

test(`${kills} workers and ${kills} gateways are killed under load: each log is whole, each run has one end`, async () => {
  const redis = await startRedis();
  const { folder, start } = startNodes(redis.url);
  installBurst({ folder, events: 60, eventsPerChunk: 5, pauseMs: 60 });
  const gateways = await Promise.all(["g1", "g2"].map((name) => start(name, "gateway")));
  const workers = await Promise.all(
    ["w1", "w2", "w3"].map((name) => start(name, "worker", ["--max-sessions", "2"])),
  );
  for (const gateway of gateways) await untilListed(gateway, ["w1", "w2", "w3"]);
  const runs: ClientRun[] = [];
  const end = new AbortController();
  const load = Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let count = 0; !end.signal.aborted; count++) {
        const request = client === 0 ? burstRequest : script;
        runs.push(await runClient(gateways, request, `${client}-${count}`));
      }
    }),
  );
  const killing = killAll(gateways, workers, () => runs.length);
  await Promise.race([load, killing]);
  await killing;
  end.abort();
  await load;
  expect(runs.length).toBeGreaterThanOrEqual(kills);
  for (const { id, reason, detail } of runs)
    expect([id, reason, detail]).toEqual(
      reason === "completed" ? [id, "completed", undefined] : [id, "failed", "hostLost"],
    );
  const lost = runs.filter(({ detail }) => detail === "hostLost").length;
  expect(lost).toBeGreaterThan(0);
  await until(() => countAgents(folder) === 0);
  console.log(
    `${runs.length} runs, ${lost} of them lost with their host, ${runs.filter(({ connections }) => connections > 1).length} read over several connections`,
  );
});

async function killAll(
  gateways: readonly NodeProcess[],
  workers: readonly NodeProcess[],
  countRuns: () => number,
): Promise<void> {
  for (let count = 0; count < kills; count++) {
    await killOne(await busyOne(gateways, workers), countRuns);
    await killOne(pick(gateways), countRuns);
  }
}

/** A worker of which the gateways know that it runs something. */
async function busyOne(
  gateways: readonly NodeProcess[],
  workers: readonly NodeProcess[],
): Promise<NodeProcess> {
  let found: NodeProcess | undefined;
  await until(async () => {
    const nodes = await listNodes(pick(gateways));
    const busy = new Set(nodes.filter(({ load }) => load.running > 0).map(({ name }) => name));
    const all = workers.filter(({ name }) => busy.has(name));
    found = all.length === 0 ? undefined : pick(all);
    return found !== undefined;
  });
  return found ?? pick(workers);
}

/** The others go on without it for a while; then it is there again. */
async function killOne(node: NodeProcess, countRuns: () => number): Promise<void> {
  await node.end("SIGKILL");
  const before = countRuns();
  await until(() => countRuns() > before);
  await node.start();
}
