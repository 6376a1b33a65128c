import { expect, test } from "vitest";

import { startRedis } from "../../store-redis/cluster/testing/start-redis.ts";
import {
  burstRequest,
  headers,
  idOf,
  installBurst,
  post,
  readStream,
  until,
} from "../test/gateway-kit.ts";
import { countAgents } from "./testing/count-agents.ts";
import { readToEnd, runClient } from "./testing/run-client.ts";
import { startNodes, untilListed, type NodeProcess } from "./testing/start-nodes.ts";

async function untilSeq(gateway: NodeProcess, id: string, seq: number): Promise<void> {
  await until(async () => {
    const response = await fetch(`${gateway.url()}/v1/sessions/${id}`, { headers });
    return Object(await response.json()).lastSeq >= seq;
  });
}

const lastOf = (data: readonly string[]): object => JSON.parse(data.at(-1) ?? "{}");

test("a worker that is stopped for longer than its lease writes nothing more, and its agent is ended", async () => {
  const redis = await startRedis();
  const { folder, start } = startNodes(redis.url);
  installBurst({ folder, events: 100_000, eventsPerChunk: 5, pauseMs: 20 });
  const gateway = await start("g1", "gateway");
  const worker = await start("w1", "worker");
  await untilListed(gateway, ["w1"]);
  const id = await idOf(await post(gateway.url(), "/v1/sessions", burstRequest));
  await untilSeq(gateway, id, 20);
  worker.signal("SIGSTOP");
  const { data } = await readToEnd([gateway], id);
  expect(lastOf(data)).toMatchObject({ reason: "failed", detail: "hostLost", run: 1 });
  expect(countAgents(folder)).toBe(1);
  worker.signal("SIGCONT");
  await until(() => countAgents(folder) === 0);
  // it is there again, and takes another run; what it had in hand is nowhere
  await untilListed(gateway, ["w1"]);
  const next = await runClient([gateway], { agentType: "demo", prompt: "say A" }, "next");
  expect(next.reason).toBe("completed");
  expect((await readStream(gateway.url(), id, 0)).data).toEqual(data);
});

test("an answer that is given at one gateway reaches the run at another node", async () => {
  const redis = await startRedis();
  const { start } = startNodes(redis.url);
  const gateways = await Promise.all(["g1", "g2"].map((name) => start(name, "gateway")));
  await start("w1", "worker");
  const [one, two] = gateways;
  if (one === undefined || two === undefined) throw new Error("There are two.");
  const script = { agentType: "demo", prompt: "ask ls => a.txt\nask ls => b.txt\nsay Done" };
  const id = await idOf(await post(one.url(), "/v1/sessions", script));
  const answered = new Set<string>();
  let seen = 0;
  await until(async () => {
    const path = `/v1/sessions/${id}/events?after=${seen}&wait=20`;
    const response = await fetch(`${one.url()}${path}`, { headers });
    const { events } = Object(await response.json());
    for (const event of events) {
      seen = event.seq;
      if (event.type !== "permissionRequested") continue;
      const url = `/v1/sessions/${id}/permissions/${event.requestId}`;
      const replies = await Promise.all(
        gateways.map((node) => post(node.url(), url, { outcome: "allowed" })),
      );
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      answered.add(event.requestId);
    }
    return events.some(({ type }: { type: string }) => type === "sessionEnded");
  });
  expect(answered.size).toBe(2);
  const { data } = await readToEnd(gateways, id);
  expect(lastOf(data)).toMatchObject({ reason: "completed" });
});

test("a node that gets SIGTERM sends its readers on, finishes its runs, and leaves what waits to others", async () => {
  const redis = await startRedis();
  const { start } = startNodes(redis.url);
  const slots = ["--max-sessions", "1", "--grace", "5m"];
  const one = await start("n1", "gateway,worker", slots);
  const script = { agentType: "demo", prompt: "say A\nwait 3s\nsay B" };
  const running = await idOf(await post(one.url(), "/v1/sessions", script));
  await untilSeq(one, running, 2);
  const waiting = await idOf(await post(one.url(), "/v1/sessions", script));
  const two = await start("n2", "gateway,worker", slots);
  const reading = readStream(one.url(), running, 0);
  const ended = one.end("SIGTERM");
  const part = await reading;
  expect(lastOf(part.data)).not.toMatchObject({ type: "sessionEnded" });
  const { data } = await readToEnd([two], running);
  expect(data.slice(0, part.data.length)).toEqual(part.data);
  expect(lastOf(data)).toMatchObject({ reason: "completed" });
  expect(lastOf((await readToEnd([two], waiting)).data)).toMatchObject({ reason: "completed" });
  await ended;
});
