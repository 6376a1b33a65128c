import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, expect, test, vi } from "vitest";

const bin = fileURLToPath(new URL("../dist/bin.js", import.meta.url));
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

/** Starts a server with an agent that has a child in a session of its own; resolves when both run. */
async function serveStubborn(): Promise<ChildProcess> {
  folder = mkdtempSync(join(tmpdir(), "crash-"));
  const agent = join(folder, "agent.cjs");
  const seen = join(folder, "pids");
  const own = `setInterval(() => {}, 1000); for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => {});`;
  writeFileSync(
    agent,
    `${own}
    const child = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(own)}], { detached: true, stdio: "ignore" });
    require("node:fs").writeFileSync(${JSON.stringify(seen)} + ".part", process.pid + " " + child.pid);
    require("node:fs").renameSync(${JSON.stringify(seen)} + ".part", ${JSON.stringify(seen)});`,
  );
  const data = join(folder, "data");
  const flags = ["--port", "0", "--data", data, "--workspace", folder, "--grace", "0s"];
  const own2 = ["--agent", `mine=${process.execPath} ${agent}`];
  const child = spawn(process.execPath, [bin, "serve", ...flags, ...own2], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  server = child;
  let said = "";
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('"driver": "echo"}')) break;
  }
  const url = /listens on (\S+)/.exec(said)?.[1] ?? "";
  const token = readFileSync(join(data, "token"), "utf8").trim();
  const response = await fetch(`${url}/v1/sessions`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ agentType: "mine", prompt: "go" }),
  });
  expect(response.status).toBe(201);
  await vi.waitFor(() => expect(existsSync(seen)).toBe(true), waiting);
  pids = readFileSync(seen, "utf8").split(" ").map(Number);
  expect(pids.filter(isAlive)).toHaveLength(2);
  return child;
}

const onLinux = process.platform === "linux";
if (!onLinux) console.log("skipped: agents of a crashed server are found on Linux alone");

test.runIf(onLinux)("a killed server's agents end, with all their children", async () => {
  const child = await serveStubborn();
  child.kill("SIGKILL");
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), waiting);
});

test.runIf(onLinux)("SIGHUP ends a server and its agents, as SIGTERM does", async () => {
  const child = await serveStubborn();
  const exited = once(child, "exit");
  child.kill("SIGHUP");
  expect(await exited).toEqual([0, null]);
  expect(pids.filter(isAlive)).toEqual([]);
});
