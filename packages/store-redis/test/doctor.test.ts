import { expect, test } from "vitest";

import { checkClock, checkDistance } from "../src/doctor/check-clock.ts";
import { checkEviction, checkRoom } from "../src/doctor/check-memory.ts";
import { checkPersistence } from "../src/doctor/check-persistence.ts";
import { checkReplicas } from "../src/doctor/check-replicas.ts";
import { checkVersion } from "../src/doctor/check-version.ts";
import { readInfo, type ServerFacts } from "../src/doctor/read-facts.ts";

const factsOf = (
  info: Readonly<Record<string, string | number>>,
  changes: Partial<ServerFacts> = {},
): ServerFacts => ({
  where: "h:1",
  info: new Map(Object.entries(info).map(([name, value]) => [name, String(value)])),
  config: undefined,
  skewMs: 0,
  pingMs: 0.2,
  ...changes,
});

test.each([
  [{ redis_version: "7.0.0" }, "ok"],
  [{ redis_version: "7.0.15" }, "ok"],
  [{ redis_version: "8.2.1" }, "ok"],
  [{ redis_version: "10.0.0" }, "ok"],
  [{ redis_version: "7.2.4", valkey_version: "7.2.0", server_name: "valkey" }, "ok"],
  [{ redis_version: "7.2.4", valkey_version: "8.0.1" }, "ok"],
  [{ redis_version: "6.2.14" }, "error"],
  [{ redis_version: "5.0" }, "error"],
  [{ redis_version: "unknown" }, "warning"],
  [{}, "warning"],
])("version %j: %s", (info, level) => {
  expect(checkVersion(factsOf(info))).toMatchObject({ level, name: "version" });
});

test.each([
  [{ maxmemory_policy: "noeviction" }, "ok"],
  [{ maxmemory_policy: "allkeys-lru" }, "error"],
  [{ maxmemory_policy: "volatile-ttl" }, "error"],
  [{}, "warning"],
])("eviction %j: %s", (info, level) => {
  expect(checkEviction(factsOf(info)).level).toBe(level);
});

test.each([
  [{ used_memory: 1 << 20, maxmemory: 0 }, "ok"],
  [{ used_memory: 79, maxmemory: 100 }, "ok"],
  [{ used_memory: 81, maxmemory: 100 }, "warning"],
  [{ used_memory: 100, maxmemory: 100 }, "error"],
])("memory %j: %s", (info, level) => {
  expect(checkRoom(factsOf(info)).level).toBe(level);
});

const config = (appendonly: string, appendfsync: string) => ({
  config: new Map(Object.entries({ appendonly, appendfsync })),
});

test.each([
  [factsOf({}, config("yes", "always")), true, "ok"],
  [factsOf({}, config("yes", "everysec")), true, "warning"],
  [factsOf({}, config("yes", "everysec")), false, "ok"],
  [factsOf({}, config("no", "always")), false, "warning"],
  [factsOf({ aof_enabled: 1 }), true, "warning"],
  [factsOf({ aof_enabled: 0 }), true, "warning"],
  [factsOf({}), true, "warning"],
  [factsOf({ aof_last_write_status: "err" }, config("yes", "always")), true, "error"],
])("persistence %#: durable %s, %s", (facts, durable, level) => {
  expect(checkPersistence(facts, durable).level).toBe(level);
});

test.each([
  [{ role: "master", connected_slaves: 1 }, true, "ok"],
  [{ role: "master", connected_slaves: 0 }, true, "warning"],
  [{ role: "master", connected_slaves: 0 }, false, "ok"],
  [{ role: "slave" }, false, "error"],
])("replicas %j, durable %s: %s", (info, durable, level) => {
  expect(checkReplicas(factsOf(info), durable).level).toBe(level);
});

test("a clock that is far off and a server that is far away are noticed", () => {
  expect(checkClock(factsOf({}, { skewMs: 1500 })).level).toBe("ok");
  expect(checkClock(factsOf({}, { skewMs: -60_000 }))).toMatchObject({
    level: "warning",
    message: "The clock of h:1 is 60 s behind ours.",
  });
  expect(checkClock(factsOf({}, { skewMs: undefined })).level).toBe("ok");
  expect([5, 50].map((pingMs) => checkDistance(factsOf({}, { pingMs })).level)).toEqual([
    "ok",
    "warning",
  ]);
});

test("whatever is wrong comes with what to change", () => {
  const worst = factsOf({
    redis_version: "6.0",
    maxmemory_policy: "x",
    maxmemory: 1,
    used_memory: 2,
  });
  const found = [checkVersion, checkEviction, checkRoom].map((check) => check(worst));
  expect(found.map(({ remedy }) => remedy !== undefined)).toEqual([true, true, true]);
});

test("INFO is read line by line", () => {
  expect([...readInfo("# Server\r\nredis_version:7.0.15\r\n\r\nexecutable:/a:b\r\n")]).toEqual([
    ["redis_version", "7.0.15"],
    ["executable", "/a:b"],
  ]);
});
