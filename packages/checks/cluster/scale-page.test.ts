import { execFile, spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { expect, onTestFinished, test } from "vitest";

import { startRedis } from "../../store-redis/cluster/testing/start-redis.ts";
import { readBlocks } from "../src/read-blocks.ts";
import { makeFolder, token } from "../test/gateway-kit.ts";

const program = fileURLToPath(new URL("../../cli/bin/agentstream.js", import.meta.url));
const blocks = readBlocks().filter(({ page }) => page === "docs/scale.md");

/** The commands of a block, at the places of this test: its Redis, its files, free ports. */
function commandsOf(text: string, redisPort: number, folder: string): readonly string[] {
  const here = text
    .replaceAll(/redis:\/\/[\w.]+:6379/g, `redis://127.0.0.1:${redisPort}`)
    .replaceAll("/etc/agentstream", folder)
    .replaceAll(/\/srv\/\w+/g, folder)
    .replaceAll("~/", `${folder}/`)
    .replaceAll(/ &$/gm, "");
  return here.split("\n").filter((line) => line.startsWith("agentstream "));
}

const scriptOf = (command: string): string =>
  `agentstream() { exec "${process.execPath}" "${program}" "$@"; }\n${command}`;

/** Resolves when it listens. */
async function serve(command: string, folder: string, data: string): Promise<void> {
  const isNamed = command.includes("--data");
  const more = `${isNamed ? "" : ` --data ${data}`} --port 0`;
  const child: ChildProcess = spawn("bash", ["-c", scriptOf(command + more)], {
    cwd: folder,
    env: { ...process.env, AGENTSTREAM_TOKEN: token, HOME: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  });
  if (child.stdout === null) throw new Error("The output of a server is read.");
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith("agentstream listens on")) return;
  throw new Error(`It did not start: ${command}`);
}

test("the page shows two set-ups", () => {
  expect(blocks.length).toBe(2);
});

test.each(blocks)("$name: the servers start, and the doctor finds nothing wrong", async (block) => {
  const redis = await startRedis({ args: ["--appendonly", "yes", "--appendfsync", "always"] });
  const folder = makeFolder();
  mkdirSync(join(folder, ".local", "state"), { recursive: true });
  const hash = createHash("sha256").update(token).digest("hex");
  const tokens = [{ name: "default", hash, scopes: ["run", "read", "answer", "admin"] }];
  writeFileSync(join(folder, "tokens.json"), JSON.stringify(tokens), { mode: 0o600 });
  const commands = commandsOf(block.commands, redis.port, folder);
  const servers = commands.filter((command) => command.startsWith("agentstream serve"));
  expect(servers.length).toBe(2);
  for (const [at, command] of servers.entries())
    await serve(command, folder, join(folder, `data-${at}`));
  const doctor = `agentstream doctor --cluster ${redis.url}`;
  const shown = commands.filter((command) => command.startsWith("agentstream doctor"));
  expect(shown.filter((command) => command !== doctor)).toEqual([]);
  const printed = await new Promise<{ readonly code: number; readonly text: string }>((resolve) => {
    execFile("bash", ["-c", scriptOf(doctor)], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    );
  });
  expect(printed).toMatchObject({ code: 0 });
  expect(printed.text).toMatch(/gateways: \d: /);
  expect(printed.text).toMatch(/workers: \d: /);
  expect(printed.text).not.toContain("✗");
});
