import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

export interface OpenRedis {
  readonly url: string;
  /** What it has done until now, and what it has in memory. */
  readonly usage: () => Promise<RedisUsage>;
  readonly stop: () => Promise<void>;
}

interface RedisUsage {
  /** Those inside of functions count, too. */
  readonly commands: number;
  readonly bytes: number;
}

const run = promisify(execFile);

/** A redis-server of the system that writes each second what it has, as it is set in most places. */
export async function openRedis(): Promise<OpenRedis> {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const port = String(await freePort());
  const server = spawn(
    "redis-server",
    ["--port", port, "--bind", "127.0.0.1", "--dir", folder, "--save", "", "--appendonly", "yes"],
    { stdio: "ignore" },
  );
  await once(server, "spawn").catch(() => {
    throw new Error("redis-server is missing: install the package of your system.");
  });
  const ask = async (...words: string[]): Promise<string> =>
    (await run("redis-cli", ["-p", port, ...words])).stdout;
  while ((await ask("ping").catch(() => "")).trim() !== "PONG") await sleep(20);
  return {
    url: `redis://127.0.0.1:${port}`,
    async usage() {
      const info = await ask("info");
      const field = (name: string): number =>
        Number(new RegExp(`^${name}:(\\d+)`, "m").exec(info)?.[1]);
      return { commands: field("total_commands_processed"), bytes: field("used_memory") };
    },
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
