import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Redis } from "ioredis";
import { onTestFinished } from "vitest";

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** As SIGKILL does it. */
  readonly kill: () => Promise<void>;
  /** After a kill: the same port, the same files. */
  readonly start: () => Promise<void>;
  readonly pid: () => number;
  /** A command to the server, whatever it is. */
  readonly call: (command: string, ...args: string[]) => Promise<unknown>;
}

/** When what was started ends: `onTestFinished`, or `afterAll` for what tests share. */
type AtEnd = (end: () => Promise<void>) => unknown;

export interface ServerOptions {
  /** Also the second port of a node of a cluster, 10,000 above it. */
  readonly isClusterNode?: boolean;
  readonly args?: readonly string[];
  readonly atEnd?: AtEnd;
}

/** A real server on a free port, in a folder of its own. */
export async function startRedis({
  args = [],
  isClusterNode = false,
  atEnd = onTestFinished,
}: ServerOptions = {}): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), "redis-"));
  const port = await findPort();
  const all = argumentsOf(port, folder, isClusterNode, args);
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn("redis-server", all, { stdio: "ignore" });
    // a test run that is ended leaves no server behind
    process.setMaxListeners(Infinity).once("exit", () => child?.kill("SIGKILL"));
    await waitUntilThere(port);
  }

  async function kill(): Promise<void> {
    const ended = child;
    child = undefined;
    if (ended === undefined || ended.exitCode !== null) return;
    ended.kill("SIGKILL");
    await once(ended, "exit");
  }

  atEnd(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    pid: () => child?.pid ?? 0,
    call: (command, ...rest) => withRedis(port, (redis) => redis.call(command, rest)),
  };
}

const argumentsOf = (
  port: number,
  folder: string,
  isClusterNode: boolean,
  more: readonly string[],
): readonly string[] => {
  const own = `--port ${port} --bind 127.0.0.1 --logfile log`;
  const cluster = isClusterNode ? " --cluster-enabled yes --cluster-node-timeout 2000" : "";
  return [...`${own}${cluster}`.split(" "), "--dir", folder, "--save", "", ...more];
};

async function withRedis<T>(port: number, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis({
    port,
    host: "127.0.0.1",
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: null,
  });
  redis.on("error", () => {});
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

/** It may be reading its files. */
async function waitUntilThere(port: number): Promise<void> {
  for (let tries = 0; ; tries++) {
    const reply = await withRedis(port, (redis) => redis.ping()).catch((error: unknown) => error);
    if (reply === "PONG") return;
    if (tries > 3000) throw new Error(`redis-server does not answer: ${String(reply)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Below those that the system gives to clients, and so that a cluster's second port exists. */
async function findPort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 10_000);
    if ((await isFree(port)) && (await isFree(port + 10_000))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server.listen(port, "127.0.0.1"), "listening");
  const isFreeNow = await listening.then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => server.close(resolve));
  return isFreeNow;
}
