import { StoreFullError, StoreUnavailableError } from "@agentstream/sessions";
import { sampleRecords, sampleSession } from "@agentstream/sessions/testing";
import { messageOf } from "@agentstream/stream";
import { expect, test } from "vitest";

import { permissionsOf } from "../src/doctor/check-permissions.ts";
import { openCluster, type Finding } from "../src/index.ts";
import { everyCall } from "./testing/every-call.ts";
import { openPorts } from "./testing/open-ports.ts";
import { startRedisCluster } from "./testing/start-redis-cluster.ts";
import { startRedis } from "./testing/start-redis.ts";

const levels = (findings: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(findings.map(({ name, level }) => [name, level]));

const durably = ["--appendonly", "yes", "--appendfsync", "always"];

test("a server that is set as it should be has no warning but that it has no replica", async () => {
  const { url } = await startRedis({ args: durably });
  const { doctor } = await openPorts(url, { durable: true });
  expect(levels(await doctor())).toEqual({
    connection: "ok",
    permissions: "ok",
    version: "ok",
    eviction: "ok",
    memory: "ok",
    persistence: "ok",
    replicas: "warning",
    clock: "ok",
    distance: expect.any(String),
  });
});

test("each primary of a cluster is looked at", async () => {
  const { url } = await startRedisCluster({ args: durably });
  const findings = await (await openPorts(url)).doctor();
  expect(findings.filter(({ name }) => name === "version").length).toBe(3);
  expect(findings.filter(({ level }) => level === "error")).toEqual([]);
  expect(findings[0]?.message).toContain("3 primaries");
});

test("what is wrong is named, with what to change", async () => {
  const args = ["--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru"];
  const { url } = await startRedis({ args });
  const findings = await (await openPorts(url, { durable: true })).doctor();
  const found = levels(findings);
  expect([found["eviction"], found["persistence"]]).toEqual(["error", "warning"]);
  expect(findings.filter(({ level }) => level !== "ok").map(({ remedy }) => remedy)).toEqual(
    expect.arrayContaining([
      "Set maxmemory-policy noeviction.",
      "Set appendonly yes and appendfsync always.",
    ]),
  );
});

test("missing permissions are named; where CONFIG is forbidden, the message says what to check", async () => {
  const server = await startRedis({ args: durably });
  const user = (rules: string): Promise<unknown> =>
    server.call("ACL", "SETUSER", "u", "reset", "on", ">secret", ...rules.split(" "));
  const url = server.url.replace("//", "//u:secret@");
  await user(permissionsOf("agentstream"));
  const ports = await openPorts(url, { durable: true });
  const { doctor, store } = ports;
  // whatever they answer, nothing is forbidden
  const calls = Object.values(everyCall(ports)).map((call) => call().catch(messageOf));
  expect((await Promise.all(calls)).filter((reply) => /NOPERM/.test(String(reply)))).toEqual([]);
  await store.remove("a");
  const findings = await doctor();
  expect(levels(findings)["permissions"]).toBe("ok");
  expect(findings.find(({ name }) => name === "persistence")).toMatchObject({
    level: "warning",
    message: expect.stringContaining("CONFIG is forbidden"),
  });
  await store.create(sampleSession("a"));
  await user(permissionsOf("other"));
  await expect(store.find("a")).rejects.toThrow(StoreUnavailableError);
  await expect(store.find("a")).rejects.toThrow(/NOPERM/);
  const broken = (await doctor()).find(({ name }) => name === "permissions");
  expect(broken).toMatchObject({
    level: "error",
    remedy: expect.stringContaining("~agentstream:*"),
  });
  await expect(openCluster({ url, node: "n", timeoutMs: 1000 })).rejects.toThrow(/NOPERM/);
});

test("who has the wrong password, address, version or prefix learns it at the start", async () => {
  const server = await startRedis();
  await server.call("CONFIG", "SET", "requirepass", "right");
  const open = (url: string, prefix?: string): Promise<unknown> =>
    openCluster({ url, node: "n", timeoutMs: 1000, prefix });
  const named = server.url.replace("//", "//:right@");
  await expect(open(server.url)).rejects.toThrow(/NOAUTH/);
  await expect(open(server.url.replace("//", "//:wrong@"))).rejects.toThrow(/WRONGPASS/);
  await expect(open("redis://127.0.0.1:1")).rejects.toThrow(StoreUnavailableError);
  await expect(open(`${named},127.0.0.1:1`)).rejects.toThrow(/not a Redis Cluster/);
  await expect(open(named, "with spaces")).rejects.toThrow(/Expected a prefix/);
});

test("keys of another version or program are left alone", async () => {
  const { url, call } = await startRedis();
  const key = "agentstream:{agentstream:format}";
  await call("SET", key, "99");
  await expect(openCluster({ url, node: "n" })).rejects.toThrow(/format 99; this version knows 1/);
  await call("DEL", key);
  await call("HSET", key, "a", "b");
  await expect(openCluster({ url, node: "n" })).rejects.toThrow(/use another prefix/);
  expect(await call("HGET", key, "a")).toBe("b");
});

test("one host of a cluster is enough, and the others are found", async () => {
  const { servers } = await startRedisCluster();
  const { store } = await openPorts(servers[1]?.url ?? "");
  for (const id of ["a", "b", "c", "d", "e"]) await store.create(sampleSession(id));
  expect((await store.list({ limit: 9 })).map(({ id }) => id)).toEqual(["e", "d", "c", "b", "a"]);
});

test("at maxmemory nothing new begins, what closes a run is written, and room that is made is used", async () => {
  const server = await startRedis();
  const { store, work, doctor } = await openPorts(server.url);
  await store.create(sampleSession("a"));
  await store.create(sampleSession("b"));
  const bytes = Buffer.alloc(100_000, 97);
  const record = (seq: number) => ({ seq, run: 1, type: "log", major: 1, bytes });
  await store.append("a", { records: [record(1)] });
  const limitMemory = async (more: number): Promise<void> => {
    const used = /used_memory:(\d+)/.exec(String(await server.call("INFO", "memory")))?.[1];
    await server.call("CONFIG", "SET", "maxmemory", String(Number(used) + more));
  };
  await limitMemory(2 << 20);
  let seq = 2;
  const fill = async (): Promise<void> => {
    for (; seq < 1000; seq++) await store.append("a", { records: [record(seq)] });
  };
  await expect(fill()).rejects.toThrow(StoreFullError);
  expect((await store.find("a"))?.lastSeq).toBe(seq - 1);
  // also what is small has no room
  await limitMemory(-(1 << 20));
  await expect(store.create(sampleSession("c"))).rejects.toThrow(StoreFullError);
  expect(await store.find("c")).toBeUndefined();
  await expect(store.update("a", { turn: 2 })).rejects.toThrow(StoreFullError);
  const item = {
    sessionId: "b",
    run: 1,
    owner: "default",
    route: { agentType: "echo" },
    input: { agentType: "echo", prompt: "p" },
    queuedAt: 1,
  };
  await expect(work.enqueue(item)).rejects.toThrow(StoreFullError);
  expect(await work.has("b", 1)).toBe(false);
  expect(levels(await doctor())["memory"]).toBe("error");
  await expect(store.check?.()).rejects.toThrow(StoreFullError);
  const end = { records: sampleRecords(1, 200), changes: { state: "done" }, urgent: true } as const;
  await store.append("b", end);
  expect((await store.find("b"))?.state).toBe("done");
  await store.remove("a");
  await store.append("b", { records: sampleRecords(201, 1) });
  await expect(store.check?.()).resolves.toBeUndefined();
});
