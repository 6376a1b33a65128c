import { spawn, type ChildProcess, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

import { claude } from "@agentstream/adapters-claude";
import { readRecordings } from "@agentstream/recordings";
import { startRun, sweepOrphans } from "@agentstream/runner";
import { afterEach, beforeEach, expect, test } from "vitest";

import {
  bundleProgram,
  createFakeFolder,
  isLiving,
  livingProcesses,
  scriptOfStep,
  type FakeFolder,
} from "../src/fake-clis/index.ts";

let fakes: FakeFolder;
let records: string;
let others: ChildProcess[];

beforeEach(async () => {
  fakes = await createFakeFolder();
  records = join(fakes.path, "runs");
  others = [];
});

afterEach(async () => {
  for (const child of others) child.kill("SIGKILL");
  for (const pid of livingProcesses(fakes.path)) process.kill(pid, "SIGKILL");
  await fakes.remove();
});

interface Host {
  readonly host: ChildProcessByStdio<null, Readable, null>;
  readonly command: string;
  /** Its agent's. */
  readonly pid: number;
}

/** A host, as a process, whose agent runs. */
async function startHost(args: readonly string[]): Promise<Host> {
  const step = readRecordings()
    .find(({ name }) => name === "claude/2.1.197/bare")
    ?.steps.at(-1);
  if (step === undefined) throw new Error("the recording is missing");
  const script = {
    ...scriptOfStep(step, "2.1.197"),
    ignores: ["SIGINT" as const, "SIGTERM" as const],
  };
  const command = await fakes.install("claude", { ...script, fault: "leaveBehindAndStall" });
  const program = join(fakes.path, "host.mjs");
  await writeFile(
    program,
    await bundleProgram(new URL("../src/fake-clis/lonely-host.ts", import.meta.url)),
  );
  const host = spawn(process.execPath, [program, command, records, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  others.push(host);
  const [said] = await once(host.stdout, "data");
  const pid = Number(String(said));
  return { host, command, pid };
}

interface Orphan {
  readonly pid: number;
  readonly left: number;
  /** Its record, as it was written. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly file: string;
}

/** An agent whose host was killed, and a process that left its group. */
async function orphan(): Promise<Orphan> {
  const { command, host, pid } = await startHost([]);
  const left = Number(await readFile(`${command}.left`, "utf8"));
  const [name = ""] = await readdir(records);
  const file = join(records, name);
  const record = JSON.parse(await readFile(file, "utf8"));
  host.kill("SIGKILL");
  await once(host, "exit");
  return { pid, left, record, file };
}

test("the agent of a host that was killed lives on, and the next host ends it and what it started", async () => {
  const { pid, left } = await orphan();
  expect([pid, left].map(isLiving)).toEqual([true, true]);
  expect(await sweepOrphans({ recordFolder: records, terminateMs: 300 })).toBe(1);
  expect([pid, left].map(isLiving)).toEqual([false, false]);
  expect(await readdir(records)).toEqual([]);
  expect(await sweepOrphans({ recordFolder: records })).toBe(0);
});

test("the first run of the next host clears up by itself", async () => {
  const { pid, left } = await orphan();
  const run = startRun(
    claude,
    { prompt: "hi" },
    { command: ["no-such-agent"], recordFolder: records },
  );
  for await (const batch of run.batches) expect(batch.length).toBeGreaterThan(0);
  for (let wait = 0; wait < 6000 && (isLiving(pid) || isLiving(left)); wait++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect([pid, left].map(isLiving)).toEqual([false, false]);
});

test("a process that has got the pid of a lost agent is not touched, nor is its group", async () => {
  const { record, file } = await orphan();
  await sweepOrphans({ recordFolder: records, terminateMs: 0 });
  const foreign = spawn("/bin/sh", ["-c", "sleep 60 & wait"], { detached: true, stdio: "ignore" });
  others.push(foreign);
  expect(record["startTime"]).toBeGreaterThan(0);
  await writeFile(file, JSON.stringify({ ...record, pid: foreign.pid }));
  expect(await sweepOrphans({ recordFolder: records, terminateMs: 200 })).toBe(1);
  expect(isLiving(foreign.pid ?? 0)).toBe(true);
  expect(foreign.signalCode).toBeNull();
  process.kill(-(foreign.pid ?? 0), "SIGKILL");
});

test("the agent of a host that lives is not touched, and a record that is none is left alone", async () => {
  const { record, file } = await orphan();
  await sweepOrphans({ recordFolder: records, terminateMs: 0 });
  const foreign = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
  others.push(foreign);
  const stat = await readFile(`/proc/${process.pid}/stat`, "utf8");
  const startTime = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]);
  const living = { ...record, pid: foreign.pid, host: { pid: process.pid, startTime } };
  await writeFile(file, JSON.stringify(living));
  await writeFile(join(records, "nonsense.json"), "{");
  expect(await sweepOrphans({ recordFolder: records, terminateMs: 0 })).toBe(0);
  expect(isLiving(foreign.pid ?? 0)).toBe(true);
  expect((await readdir(records)).length).toBe(2);
});

test("a host that is reported to end ends its agent first, where it wants that", async () => {
  const { host, command, pid } = await startHost(["ends"]);
  const left = Number(await readFile(`${command}.left`, "utf8"));
  let said = "";
  host.stdout.on("data", (bytes: Buffer) => {
    said += bytes.toString();
  });
  host.kill("SIGTERM");
  host.kill("SIGTERM");
  await once(host, "exit");
  expect(host.exitCode).toBe(0);
  expect(said).toBe("cancelled\n");
  expect([pid, left].map(isLiving)).toEqual([false, false]);
});
