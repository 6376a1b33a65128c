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
  const begun = performance.now();
  for await (const event of runParallel([
    { adapter: stubborn, prompt: "a", options },
    { adapter: stubborn, prompt: "b", options },
  ]))
    if (event.type === "init") break;
  // its own signal is enough: nothing waits for the next step
  expect(performance.now() - begun).toBeLessThan(20_000);
});
