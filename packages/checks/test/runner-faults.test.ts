import { chmod, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { claude } from "@agentstream/adapters-claude";
import { readRecordings } from "@agentstream/recordings";
import { startRun, type RunOptions } from "@agentstream/runner";
import type { SessionEndedEvent, UnifiedEvent } from "@agentstream/schema";
import { textOf, verifyStream } from "@agentstream/stream";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";

import {
  createFakeFolder,
  faults,
  isLiving,
  livingProcesses,
  scriptOfStep,
  type FakeFolder,
  type FakeScript,
  type FaultName,
} from "../src/fake-clis/index.ts";

let fakes: FakeFolder;
let script: FakeScript;

beforeAll(async () => {
  fakes = await createFakeFolder();
  const step = readRecordings()
    .find(({ name }) => name === "claude/2.1.197/bare")
    ?.steps.at(-1);
  if (step === undefined) throw new Error("the recording is missing");
  script = scriptOfStep(step, "2.1.197");
});

afterAll(() => fakes.remove());

afterEach(async () => {
  for (const pid of await leftBehind()) if (isLiving(pid)) process.kill(pid, "SIGKILL");
  for (const pid of livingProcesses(fakes.path)) process.kill(pid, "SIGKILL");
  await rm(join(fakes.path, "claude.left"), { force: true });
});

async function leftBehind(): Promise<number[]> {
  const text = await readFile(join(fakes.path, "claude.left"), "utf8").catch(() => "");
  return text === "" ? [] : [Number(text)];
}

interface Outcome {
  readonly events: readonly UnifiedEvent[];
  readonly ended: SessionEndedEvent;
  /** Processes of the run that lived when its last event had been informed. */
  readonly left: readonly number[];
}

const stopTimeouts = { interruptMs: 500, terminateMs: 500, killMs: 60_000, lingerMs: 60_000 };
/** For agents that do not end by themselves. */
const soon = { stopTimeouts: { ...stopTimeouts, lingerMs: 500 } };

async function run(changes: Partial<FakeScript>, options: RunOptions = {}): Promise<Outcome> {
  const command = [await fakes.install("claude", { ...script, ...changes })];
  const started = startRun(
    claude,
    { prompt: "hi" },
    {
      command,
      stopTimeouts,
      recordFolder: join(fakes.path, "runs"),
      totalTimeoutMs: 600_000,
      ...options,
    },
  );
  const events: UnifiedEvent[] = [];
  for await (const batch of started.batches) events.push(...batch);
  const left = [...livingProcesses(fakes.path), ...(await leftBehind()).filter(isLiving)];
  return { events, ended: theEnd(events), left };
}

function theEnd(events: readonly UnifiedEvent[]): SessionEndedEvent {
  const ends = events.filter((event) => event.type === "sessionEnded");
  expect(ends.length).toBe(1);
  const [end] = ends;
  if (end?.type !== "sessionEnded") throw new Error("the run has no end");
  expect(verifyStream(events)).toEqual([]);
  return end;
}

interface Expected {
  readonly ended: Partial<SessionEndedEvent>;
  readonly options?: RunOptions;
  readonly check?: (outcome: Outcome) => void;
}

const completed = { reason: "completed" } as const;
const idle = { idleTimeoutMs: 1500 };

/** These are the matter of other tests. */
const elsewhere = ["leaveBehindAndStall", "flood", "closeInput"] as const;

const expectations: Readonly<Record<Exclude<FaultName, (typeof elsewhere)[number]>, Expected>> = {
  noOutput: { ended: { reason: "failed", detail: "noResult", exitCode: 0 } },
  noResult: { ended: { reason: "failed", detail: "noResult", exitCode: 0 } },
  twoResults: {
    ended: completed,
    check: ({ events }) =>
      expect(events.filter(({ type }) => type === "turnCompleted").length).toBe(1),
  },
  hangAfterResult: { ended: { ...completed, signal: "SIGTERM" }, options: soon },
  failAfterResult: {
    ended: { reason: "failed", exitCode: 1 },
    check: ({ events }) =>
      expect(events).toContainEqual(
        expect.objectContaining({
          type: "rawOutput",
          stream: "stderr",
          line: "Error: could not save the conversation",
        }),
      ),
  },
  killItself: { ended: { reason: "cancelled", detail: "signal", signal: "SIGKILL" } },
  hugeLine: {
    ended: completed,
    check: ({ events }) => {
      const cut = events.filter((event) => event.type === "rawOutput");
      expect(cut.length).toBe(1);
      expect(cut[0]).toMatchObject({ truncated: true });
    },
  },
  lineSeparators: {
    ended: completed,
    check: ({ events }) => expect(textOf(events)).toBe("h\u2028\u2029\u0085i"),
  },
  noise: {
    ended: completed,
    check: ({ events }) =>
      expect(events.flatMap((event) => (event.type === "rawOutput" ? [event.line] : []))).toEqual([
        "Loading credentials.",
        "[warn] {not json",
        "Goodbye.",
      ]),
  },
  splitCharacters: {
    ended: completed,
    check: ({ events }) => expect(textOf(events)).toBe("hé漢🎈"),
  },
  halfLine: {
    // it may have had a result: unlike with noResult, its output says that something is missing
    ended: {
      reason: "failed",
      detail: "outputTruncated",
      errorCode: "noResult",
      exitCode: 0,
      error: expect.stringContaining("ends in the middle of a line"),
    },
    check: ({ events }) => expect(events.some(({ type }) => type === "rawOutput")).toBe(true),
  },
  stall: { ended: { reason: "timeout", detail: "idleTimeout" }, options: idle },
  stdinNeverRead: { ended: completed },
  stdinNeeded: { ended: completed },
  grandchildHoldsOutput: { ended: completed, options: soon },
  strangerHoldsOutput: { ended: completed, options: soon },
  ignoreSignals: {
    ended: { reason: "timeout", detail: "idleTimeout", signal: "SIGKILL" },
    options: idle,
  },
  leaveGroup: { ended: completed },
  leaveGroupUnmarked: { ended: { reason: "timeout", detail: "idleTimeout" }, options: idle },
};

/** Of these nothing can be known once their parent is gone. */
const unfindable: readonly string[] = ["strangerHoldsOutput"];

for (const [fault, { ended, options, check }] of Object.entries(expectations)) {
  test(`a child with the fault ${fault} ends once, with the right reason, and leaves nothing`, async () => {
    const outcome = await run({ fault: faultNamed(fault) }, options);
    expect(outcome.ended).toMatchObject(ended);
    expect(unfindable.includes(fault) ? [] : outcome.left).toEqual([]);
    check?.(outcome);
  });
}

function faultNamed(name: string): FaultName {
  if (isFault(name)) return name;
  throw new Error(`there is no fault ${name}`);
}

const isFault = (name: string): name is FaultName => Object.hasOwn(faults, name);

test("each fault has a test", () => {
  expect([...Object.keys(expectations), ...elsewhere].toSorted()).toEqual(
    Object.keys(faults).toSorted(),
  );
  expect(Object.keys(expectations).length).toBe(19);
});

test("a command that is not there fails the run, and says which", async () => {
  const started = startRun(
    claude,
    { prompt: "hi" },
    { command: ["no-such-agent"], recordFolder: fakes.path },
  );
  const events: UnifiedEvent[] = [];
  for await (const batch of started.batches) events.push(...batch);
  expect(started.pid()).toBeUndefined();
  expect(theEnd(events)).toMatchObject({
    reason: "failed",
    detail: "spawn",
    errorCode: "agentNotInstalled",
    error: `no-such-agent was not found: install it by \`${claude.command?.install}\`, or put its folder on PATH`,
  });
});

test("a command that may not be executed fails the run, and says so", async () => {
  const command = await fakes.install("claude", script);
  await chmod(command, 0o644);
  const started = startRun(
    claude,
    { prompt: "hi" },
    { command: [command], recordFolder: fakes.path },
  );
  const events: UnifiedEvent[] = [];
  for await (const batch of started.batches) events.push(...batch);
  expect(theEnd(events)).toMatchObject({
    reason: "failed",
    detail: "spawn",
    error: `${command} may not be executed: give it the right by chmod +x`,
  });
});

test("a version command that hangs neither delays the run nor outlives it", async () => {
  // nobody ends the question but the run: a run that waited for it would not go on
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ended, left } = await run({ version: "hang" });
  expect(ended).toMatchObject(completed);
  expect(left).toEqual([]);
});

test("an agent that closes its input in a conversation is ended, and said to be at fault", async () => {
  const command = [
    await fakes.install("claude", { ...script, isTwoWay: true, fault: "closeInput" }),
  ];
  const started = startRun(
    claude,
    { prompt: "x".repeat(90_000), protocol: "stream-input" },
    { command, stopTimeouts, recordFolder: fakes.path, idleTimeoutMs: 300_000 },
  );
  const events: UnifiedEvent[] = [];
  for await (const batch of started.batches) {
    // it reads no more: whatever is sent to it now fails
    if (batch.some(({ origin }) => origin !== undefined))
      void started.send({ type: "setModel", model: "haiku" });
    events.push(...batch);
  }
  expect(theEnd(events)).toMatchObject({ reason: "failed", detail: "protocol" });
  expect(events.filter(({ type }) => type === "error").length).toBe(1);
  expect(livingProcesses(fakes.path)).toEqual([]);
});

test("the records of runs are removed with them", async () => {
  expect(await readdir(join(fakes.path, "runs"))).toEqual([]);
});
