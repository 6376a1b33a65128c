import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { afterAll, expect, test } from "vitest";

import { askCommand } from "../src/agents/ask-command.ts";

const folder = mkdtempSync(join(tmpdir(), "agentstream-ask-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function script(name: string, text: string): string[] {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return [file];
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test("what a command printed is its answer, whole", async () => {
  expect(await askCommand(script("well", "echo 1.2.3; echo more"), 60_000).answer).toEqual({
    printed: "1.2.3\nmore\n",
  });
});

test.each([
  ["that fails", script("fails", "echo 1.2.3; exit 1"), "exited with code 1"],
  [
    "that says why it fails",
    script("says", "echo broken >&2; exit 3"),
    "exited with code 3: broken",
  ],
  ["that is not there", [join(folder, "nowhere")], /^could not be started: .*ENOENT/],
])("a command %s has a fault", async (_, command, fault) => {
  expect(await askCommand(command, 60_000).answer).toEqual({ fault: expect.stringMatching(fault) });
});

test("a command that hangs is ended, and what it has started too", async () => {
  const pidFile = join(folder, "pid");
  const command = script("hangs", `sleep 600 & echo $! > ${pidFile}; wait`);
  expect(await askCommand(command, 2000).answer).toEqual({ fault: "did not end within 2 s" });
  const pid = Number(readFileSync(pidFile, "utf8"));
  for (let tries = 0; tries < 50 && isRunning(pid); tries++) await wait(100);
  expect(isRunning(pid)).toBe(false);
});

test("who holds the pipe of a command that has ended is not waited for", async () => {
  const pidFile = join(folder, "holder");
  const command = script("leaves", `echo 1.2.3; sleep 600 & echo $! > ${pidFile}`);
  expect(await askCommand(command, 60_000).answer).toEqual({ printed: "1.2.3\n" });
  process.kill(Number(readFileSync(pidFile, "utf8")), "SIGKILL");
});
