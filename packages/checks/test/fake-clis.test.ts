import type { Adapter } from "@agentstream/adapter-kit";
import { createAcpAgent } from "@agentstream/adapters-acp";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { opencode } from "@agentstream/adapters-opencode";
import { readRecordings, type Step } from "@agentstream/recordings";
import { echo, findAgent, isAvailable, startRun } from "@agentstream/runner";
import { replayTransport } from "@agentstream/runner/replay";
import { validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { textOf, verifyStream } from "@agentstream/stream";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createFakeFolder, scriptOfStep, type FakeFolder } from "../src/fake-clis/index.ts";

interface Driver {
  readonly adapter: Adapter;
  readonly protocol: string;
  readonly command: string;
  readonly recording: string;
  /** Permissions that are asked for in the recording. */
  readonly permissions: number;
}

const acp = createAcpAgent({ id: "acp", name: "Some agent", command: "some-agent" });
const allow = "gemini/0.61.0/acp-permission-allow";

/** For each protocol that can be run: a recording of it, or of another agent that speaks it. */
const recordings: Readonly<Record<string, readonly [recording: string, permissions: number]>> = {
  "claude stream-json": ["claude/2.1.197/tool-bash-ok", 0],
  "claude stream-input": ["claude/2.1.197/perm-stdio-allow", 1],
  "codex exec": ["codex/exec-0.169.0/cmd_ok", 0],
  "codex app-server": ["codex/app-server-0.169.0/approve_accept", 1],
  "gemini stream-json": ["gemini/0.61.0/tool-read-file", 0],
  "gemini acp": [allow, 2],
  "opencode run": ["opencode/1.18.33/bashfail", 0],
  "opencode acp": [allow, 2],
  "acp acp": [allow, 2],
  "echo echo": ["", 0],
};

const adapters = [claude, codex, gemini, opencode, acp, echo];

const claimed = adapters.flatMap((adapter) =>
  adapter.protocols
    .filter(({ cannot }) => !cannot.some((words) => /^be (?:planned|run)\b/.test(words)))
    .map(({ name }) => ({ adapter, protocol: name })),
);

const drivers: readonly Driver[] = claimed.map(({ adapter, protocol }) => {
  const [recording = "", permissions = 0] = recordings[`${adapter.id} ${protocol}`] ?? [];
  const plan = adapter.plan({ prompt: "go", protocol });
  const command = "refusals" in plan ? "" : plan.command;
  return { adapter, protocol, command, recording, permissions };
});

const steps = new Map(
  readRecordings().map(({ name, steps: all }): [string, Step | undefined] => [name, all.at(-1)]),
);

const path = process.env["PATH"] ?? "";
let fakes: FakeFolder;

beforeAll(async () => {
  fakes = await createFakeFolder();
  process.env["PATH"] = `${fakes.path}:${path}`;
});

afterAll(async () => {
  process.env["PATH"] = path;
  await fakes.remove();
});

function missing(): never {
  throw new Error("there is no such driver");
}

interface Seen {
  readonly events: readonly UnifiedEvent[];
  readonly asked: number;
}

async function runDriver({ adapter, protocol }: Driver, more: object = {}): Promise<Seen> {
  let asked = 0;
  const run = startRun(
    adapter,
    { prompt: "go", protocol },
    {
      recordFolder: fakes.path,
      idleTimeoutMs: 300_000,
      onPermission: () => {
        asked++;
        return Promise.resolve({ outcome: "allowed" });
      },
      ...more,
    },
  );
  const events: UnifiedEvent[] = [];
  for await (const batch of run.batches) events.push(...batch);
  return { events, asked };
}

const stepOf = ({ recording }: Driver): Step => {
  const step = steps.get(recording);
  if (step === undefined) throw new Error(`there is no recording ${recording}`);
  return step;
};

function expectWhole({ events, asked }: Seen, { permissions }: Driver, name: string): void {
  expect(verifyStream(events), name).toEqual([]);
  expect(
    events.filter((event) => !validateEvent(event).ok),
    name,
  ).toEqual([]);
  expect(events.at(-1), name).toMatchObject({ type: "sessionEnded", reason: "completed" });
  expect(asked, name).toBe(permissions);
}

test("every protocol that an adapter claims to run has a recording to stand for its CLI", () => {
  const names = claimed.map(({ adapter, protocol }) => `${adapter.id} ${protocol}`);
  expect(names).toEqual(Object.keys(recordings));
  expect(names.length).toBe(10);
});

test("every driver runs end to end against its fake CLI", async () => {
  let processes = 0;
  for (const driver of drivers.filter(({ adapter }) => adapter !== echo)) {
    const name = `${driver.adapter.id} ${driver.protocol}`;
    await fakes.install(driver.command, scriptOfStep(stepOf(driver), "9.9.9"));
    const before = (await fakes.calls(driver.command)).length;
    expectWhole(await runDriver(driver), driver, name);
    expect((await fakes.calls(driver.command)).length, name).toBe(before + 1);
    processes++;
  }
  expect(processes).toBe(9);
});

test("each adapter is found by its id, and is available once its CLI is on PATH", async () => {
  const script = scriptOfStep(stepOf(drivers[0] ?? missing()), "1.2.3");
  for (const adapter of [claude, codex, gemini, opencode]) {
    expect(await findAgent(adapter.id)).toBe(adapter);
    await fakes.install(adapter.id, script);
    expect(await isAvailable(adapter.id), adapter.id).toBe(true);
  }
});

test("echo says what it is reported, and starts nothing", async () => {
  const [driver] = drivers.filter(({ adapter }) => adapter === echo);
  const informed = await runDriver(driver ?? missing());
  expectWhole(informed, driver ?? missing(), "echo");
  expect(textOf(informed.events)).toBe("go");
});

test("a replayed recording gives the same events as its fake CLI", async () => {
  let compared = 0;
  for (const driver of drivers.filter(({ adapter }) => adapter !== echo)) {
    const name = `${driver.adapter.id} ${driver.protocol}`;
    const { conversation, exit, stderr } = scriptOfStep(stepOf(driver), "9.9.9");
    const replayed = await runDriver(driver, {
      transport: replayTransport({ conversation, exit, stderr }),
    });
    expectWhole(replayed, driver, name);
    await fakes.install(driver.command, scriptOfStep(stepOf(driver), "9.9.9"));
    const run = await runDriver(driver);
    expect(textOf(replayed.events), name).toBe(textOf(run.events));
    expect(textOf(run.events), name).not.toBe("");
    compared++;
  }
  expect(compared).toBe(9);
});
