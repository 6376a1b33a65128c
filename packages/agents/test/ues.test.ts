import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Adapter } from "@agentstream/adapter-kit";
import { createTranslator, decideEnding } from "@agentstream/adapter-kit/author";
import type { UesEvent } from "@agentstream/schema";
import { afterAll, expect, test } from "vitest";

import { createAgent, runParallel } from "../src/ues/index.ts";

const folder = mkdtempSync(join(tmpdir(), "agents-"));
/** Records of runs belong to no user here. */
const options = { agentVersion: "1.0.0", recordFolder: folder };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** An agent whose process is this program; each line opens a turn. */
const stuck = (program: string): Adapter => ({
  contractVersion: 1,
  id: "stuck",
  name: "Stuck",
  protocols: [
    {
      name: "lines",
      schema: "unified",
      interactive: false,
      deltas: false,
      tested: [],
      cannot: [],
    },
  ],
  plan: () => ({
    command: process.execPath,
    args: ["-e", program],
    env: {},
    stdin: undefined,
    files: {},
    protocol: "lines",
    config: { agentType: "stuck" },
    notes: [],
  }),
  translator: (given) =>
    createTranslator(given, {
      info: { agentType: "stuck", protocol: "lines", tested: [] },
      create: (keeper) => ({
        nameOf: () => "line",
        line: () => keeper.turns.ensure(),
        end: (exit) => decideEnding(exit, keeper),
      }),
    }),
});

test("an agent of the older library yields its events", async () => {
  const agent = createAgent("echo");
  expect(await agent.isAvailable()).toBe(true);
  const events: UesEvent[] = await collect(agent.run("hello"));
  expect([agent.id, agent.name]).toEqual(["echo", "Echo"]);
  expect([createAgent("claude").id, createAgent("claude-code").id]).toEqual([
    "claude-code",
    "claude-code",
  ]);
  // what has a namespace is an extension
  const types = events.map(({ type }) => type).filter((type) => !type.includes(":"));
  expect(types).toEqual(["init", "text", "done"]);
  expect(events.at(-1)).toMatchObject({ agent: "echo", payload: { status: "success" } });
});

/** An agent of this program's, instead of the CLI. */
const withCommand = (text: string) => ({
  ...options,
  command: [process.execPath, "-e", text],
});

test("init has the model and the folder that were asked for, until the agent reports its own", async () => {
  const line = JSON.stringify({ type: "thread.started", thread_id: "t" });
  const given = {
    ...withCommand(`console.log(${JSON.stringify(line)})`),
    cwd: folder,
    model: "m-1",
  };
  const [init] = await collect(createAgent("codex").run("x", given));
  expect(init).toMatchObject({ type: "init", payload: { model: "m-1", cwd: folder } });
});

test("an unknown tier from JavaScript fails, and is named with the words there are", async () => {
  for (const [field, word] of [
    ["permissionTier", "supervised"],
    ["permissionMode", "accept_edits"],
  ] as const) {
    const given = JSON.parse(JSON.stringify({ [field]: "yolo" }));
    await expect(collect(createAgent("codex").run("x", given))).rejects.toThrow(
      new RegExp(`${field}.*${word}`, "s"),
    );
  }
});

const stubborn = createAgent(
  stuck(
    `console.log(JSON.stringify({ say: "here" })); setInterval(() => {}, 1000); process.on("SIGINT", () => process.exit(1));`,
  ),
);

test("tasks run at once, each event names its agent, and one that cannot begin does not hold the others", async () => {
  const tasks = ["one", "two"].map((prompt) => ({ adapter: createAgent("echo"), prompt }));
  const events = await collect(
    runParallel([...tasks, { adapter: createAgent("nobody"), prompt: "three" }]),
  );
  const done = events.filter(({ type }) => type === "done");
  expect(done.map(({ agent }) => agent).toSorted()).toEqual(["echo", "echo", "nobody"]);
  expect(events.filter(({ type }) => type === "error").map(({ agent }) => agent)).toEqual([
    "nobody",
  ]);
  expect(await collect(runParallel([]))).toEqual([]);
});

test("who leaves the tasks ends all of them", async () => {
  const begun: string[] = [];
  for await (const event of runParallel([
    { adapter: stubborn, prompt: "a", options },
    { adapter: stubborn, prompt: "b", options },
  ])) {
    begun.push(event.type);
    if (event.type === "init") break;
  }
  // its own signal is enough: it would wait for the next step for ever
  expect(begun.at(-1)).toBe("init");
});
