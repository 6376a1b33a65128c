import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sampleRecords, sampleSession } from "@agentstream/sessions/testing";
import { createSqliteStore } from "@agentstream/store-sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";

import { runCli } from "../../cli/test/run-cli.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "data-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function fill(): Promise<ReturnType<typeof createSqliteStore>> {
  const store = createSqliteStore(folder);
  await store.create(sampleSession("a"));
  for (let at = 0; at < 50; at++)
    await store.append("a", { records: sampleRecords(at * 20 + 1, 20) });
  return store;
}

test("check, backup and restore: the copy is sound, private and complete, also of a running server", async () => {
  const store = await fill();
  const check = await runCli(["data", "check", "--data", folder]);
  expect(check).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^ok: 1 sessions, 1000 events/),
  });
  const copy = join(folder, "copy's.db");
  expect(await runCli(["data", "backup", copy, "--data", folder])).toMatchObject({ exitCode: 0 });
  expect(statSync(copy).mode & 0o077).toBe(0);
  expect(await runCli(["data", "backup", copy, "--data", folder])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("name a new file"),
  });
  await store.close();
  const restored = join(folder, "restored");
  mkdirSync(restored, { mode: 0o700 });
  writeFileSync(join(restored, "sessions.db"), readFileSync(copy));
  const again = createSqliteStore(restored);
  expect((await again.read("a", { after: 0, limit: 2000 })).length).toBe(1000);
  await again.close();
});

test("check names what cannot be read", async () => {
  const store = await fill();
  await store.append("a", {
    records: [{ seq: 1001, run: 1, type: "log", major: 1, bytes: Buffer.from('{"cut') }],
  });
  await store.close();
  expect(await runCli(["data", "check", "--data", folder])).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining("event 1001 of session a cannot be read"),
  });
});

test("vacuum needs a stopped server", async () => {
  const store = await fill();
  const vacuum = () => runCli(["data", "vacuum", "--data", folder]);
  expect(await vacuum()).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("a server uses this folder"),
  });
  await store.close();
  expect(await vacuum()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("after") });
  expect(await runCli(["data", "check", "--data", join(folder, "none")])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("--data"),
  });
});
