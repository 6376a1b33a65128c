import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createSqliteStore } from "@agentstream/store-sqlite";
import { Redis } from "ioredis";

import { openCluster } from "../src/index.ts";
import { measureAppends } from "./measure/measure-appends.ts";
import { measureDistance } from "./measure/measure-distance.ts";
import { measureRuns } from "./measure/measure-runs.ts";

/**
 * Prints what the ports cost on a redis-server of its own, and what the same costs in SQLite:
 * `npm run measure -w @agentstream/store-redis`.
 */
const folder = mkdtempSync(join(tmpdir(), "measure-"));
const kinds: Readonly<Record<string, readonly string[]>> = {
  "without a file": [],
  "appendfsync everysec": ["--appendonly", "yes", "--appendfsync", "everysec"],
  "appendfsync always": ["--appendonly", "yes", "--appendfsync", "always"],
};

let port = 26_379;
for (const [kind, args] of Object.entries(kinds)) {
  port++;
  const own = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
  const server = spawn("redis-server", [...own, ...args, "--appenddirname", `aof-${port}`], {
    stdio: "ignore",
  });
  const redis = new Redis(port, "127.0.0.1", { retryStrategy: () => 50 });
  redis.on("error", () => {});
  const url = `redis://127.0.0.1:${port}`;
  while ((await redis.ping().catch(() => "")) !== "PONG")
    await new Promise((resolve) => setTimeout(resolve, 50));
  const [one, two] = [
    await openCluster({ url, node: "one" }),
    await openCluster({ url, node: "two" }),
  ];
  console.log(`\nRedis, ${kind}`);
  console.table(await measureAppends(one.store, redis));
  if (args.length === 0) {
    console.table(await measureRuns(one.work, redis));
    console.table(await measureDistance(one, two));
  }
  await one.close();
  await two.close();
  redis.disconnect();
  server.kill("SIGKILL");
}

for (const durable of [false, true]) {
  const store = createSqliteStore(join(folder, String(durable)), { durable });
  console.log(`\nSQLite${durable ? ", durable" : ""}`);
  console.table(await measureAppends(store));
  await store.close();
}
rmSync(folder, { recursive: true, force: true });
