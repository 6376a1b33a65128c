import { nodesSuite, signalsSuite, storeSuite, workSuite } from "@agentstream/sessions/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Cluster } from "../src/index.ts";
import { openPorts } from "./testing/open-ports.ts";
import { startRedisCluster } from "./testing/start-redis-cluster.ts";
import { startRedis } from "./testing/start-redis.ts";

test("the suites have all their cases", () => {
  const sizes = [storeSuite, workSuite, signalsSuite, nodesSuite].map(({ length }) => length);
  expect(sizes).toEqual([26, 14, 4, 4]);
});

const kinds = [
  { kind: "a server", start: startRedis },
  { kind: "a cluster of three primaries", start: startRedisCluster },
] as const;

describe.each(kinds)("on $kind", ({ start }) => {
  const ends: (() => Promise<void>)[] = [];
  let url = "";
  let tests = 0;
  beforeAll(async () => {
    ({ url } = await start({ atEnd: (end) => ends.push(end) }));
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  // each test has keys of its own
  beforeEach(() => {
    tests++;
  });
  const open = (): Promise<Cluster> => openPorts(url, { prefix: `test-${tests}` });

  test.each(storeSuite)("store: $name", async ({ run }) => {
    await expect(run((await open()).store)).resolves.toBeUndefined();
  });

  test.each(workSuite)("work: $name", async ({ run }) => {
    await expect(run((await open()).work)).resolves.toBeUndefined();
  });

  test.each(signalsSuite)("signals: $name", async ({ run }) => {
    await expect(run(async () => (await open()).signals)).resolves.toBeUndefined();
  });

  test.each(nodesSuite)("nodes: $name", async ({ run }) => {
    await expect(run(async () => (await open()).nodes)).resolves.toBeUndefined();
  });
});
