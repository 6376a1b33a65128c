import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, expect, test, vi } from "vitest";

import { postJson, startServer, tokenIn } from "./start-server.ts";

const waiting = { timeout: 120_000, interval: 50 };

let folder = "";
let server: ChildProcess | undefined;
let pids: readonly number[] = [];

afterEach(() => {
  server?.kill("SIGKILL");
  for (const pid of pids.filter(isAlive)) process.kill(pid, "SIGKILL");
  pids = [];
  rmSync(folder, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

const stays = "setInterval(() => {}, 1000);";
const stubborn = `${stays} for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => {});`;

/** Starts a server with an agent that has a child in a session of its own; resolves when both run. */
async function serveAgent(own: string): Promise<ChildProcess> {
  folder = mkdtempSync(join(tmpdir(), "crash-"));
  const agent = join(folder, "agent.cjs");
  const seen = join(folder, "pids");
  writeFileSync(
    agent,
    `${own}
    const child = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(own)}], { detached: true, stdio: "ignore" });
    require("node:fs").writeFileSync(${JSON.stringify(seen)} + ".part", process.pid + " " + child.pid);
    require("node:fs").renameSync(${JSON.stringify(seen)} + ".part", ${JSON.stringify(seen)});`,
  );
  const data = join(folder, "data");
  const { child, url } = await startServer({
    data,
    flags: ["--workspace", folder, "--grace", "0s", "--agent", `mine=${process.execPath} ${agent}`],
    stderr: "ignore",
    spawned: (started) => (server = started),
  });
  const work = { agentType: "mine", prompt: "go" };
  const response = await postJson(`${url}/v1/sessions`, tokenIn(data), work);
  expect(response.status).toBe(201);
  await vi.waitFor(() => expect(existsSync(seen)).toBe(true), waiting);
  pids = readFileSync(seen, "utf8").split(" ").map(Number);
  expect(pids.filter(isAlive)).toHaveLength(2);
  return child;
}

const onLinux = process.platform === "linux";
if (!onLinux) console.log("skipped: agents of a crashed server are found on Linux alone");

test.runIf(onLinux)("a killed server's agents end, with all their children", async () => {
  const child = await serveAgent(stubborn);
  child.kill("SIGKILL");
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), waiting);
});

test.runIf(onLinux)("SIGHUP ends a server and its agents, as SIGTERM does", async () => {
  // one that ignores signals takes the times after which force is used: the runner's tests shorten them
  const child = await serveAgent(stays);
  const exited = once(child, "exit");
  child.kill("SIGHUP");
  expect(await exited).toEqual([0, null]);
  expect(pids.filter(isAlive)).toEqual([]);
});
