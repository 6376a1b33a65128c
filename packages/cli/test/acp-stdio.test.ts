import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test, vi } from "vitest";

import { resultOf, spawnCli } from "./run-cli.ts";

const data = mkdtempSync(join(tmpdir(), "acp-stdio-"));
const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(data, { recursive: true, force: true });
});

test("lines that are no messages are answered, and the output has nothing else", async () => {
  const child = spawnCli(["acp", "demo", "--data", data]);
  started.push(child);
  const initialize = { protocolVersion: 1, clientCapabilities: {} };
  const lines = ["not json", "[]", JSON.stringify({ jsonrpc: "2.0", id: 1, method: "nope" })];
  child.stdin.write(
    `${JSON.stringify({ jsonrpc: "2.0", id: 0, method: "initialize", params: initialize })}\n`,
  );
  for (const line of lines) child.stdin.write(`${line}\n`);
  let seen = "";
  child.stdout.on("data", (chunk) => (seen += String(chunk)));
  const result = resultOf(child);
  await vi.waitFor(() => expect(seen.split("\n")).toHaveLength(5), {
    timeout: 120_000,
    interval: 20,
  });
  child.stdin.end();
  const { exitCode, stdout } = await result;
  const codes = stdout
    .trim()
    .split("\n")
    .map((line) => Number(Object(JSON.parse(line)).error?.code ?? 0));
  expect(codes.toSorted((a, b) => a - b)).toEqual([-32_700, -32_601, -32_600, 0]);
  expect(exitCode).toBe(0);
});

test("an unknown agent is a wrong usage", async () => {
  const { exitCode, stderr } = await resultOf(spawnCli(["acp", "cluade", "--data", data]));
  expect(exitCode).toBe(2);
  expect(stderr).toContain("Did you mean `claude`?");
});

test("a message that is too large ends the connection, and the command says so", async () => {
  const child = spawnCli(["acp", "demo", "--data", data]);
  started.push(child);
  // the rest of it is not read
  child.stdin.on("error", () => {});
  child.stdin.write(
    `{"jsonrpc":"2.0","id":1,"method":"x","params":"${"x".repeat(33 * 2 ** 20)}"}\n`,
  );
  const { exitCode, stderr } = await resultOf(child);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining("larger than 32 MB")]);
});
