import type { UesEvent, UnifiedEvent } from "@agentstream/schema";
import { textOf, verifyStream } from "@agentstream/stream";
import { afterAll, expect, test } from "vitest";

import { createAgent, findAgent, isAvailable, runAgent, runParallel } from "../src/index.ts";
import { folder, removeFolder } from "./start.ts";
import { program, toy } from "./toy.ts";

/** Records of runs belong to no user here. */
const options = { agentVersion: "1.0.0", recordFolder: folder };

afterAll(removeFolder);

async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const event of events) all.push(event);
  return all;
}

test("echo says the task verbatim and is completed with the code 0", async () => {
  const task = "  --help\n\u2028 twice  ";
  const events: UnifiedEvent[] = await collect(runAgent("echo", task));
  expect(textOf(events)).toBe(task);
  expect(verifyStream(events)).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed", exitCode: 0 });
  expect(events.filter(({ type }) => type === "textChunk").length).toBe(1);
});

test("the error for an agent without an adapter names the package to install", async () => {
  await expect(findAgent("nobody")).rejects.toThrow(
    'No adapter for "nobody" is installed; run `npm install @agentstream/adapters-nobody`.',
  );
  await expect(findAgent("../evil")).rejects.toThrow('got "../evil"');
});

test("an agent is available if its adapter and its command are there", async () => {
  expect(await isAvailable("echo")).toBe(true);
  expect(await isAvailable("nobody")).toBe(false);
  expect(await isAvailable(toy({}))).toBe(true);
  expect(await isAvailable(toy({ command: "no-such-command" }))).toBe(false);
  expect(await createAgent("echo").isAvailable()).toBe(true);
});

test("an agent of the older library yields its events", async () => {
  const agent = createAgent("echo");
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

test("canUseTool decides what needs permission, and questions that nobody can answer are declined", async () => {
  const adapter = toy(
    program(`
      const tell = (message) => console.log(JSON.stringify(message));
      require("node:readline").createInterface({ input: process.stdin })
        .on("line", (line) => {
          const { prompt, outcome, message } = JSON.parse(line);
          if (prompt) tell({ ask: "Shell" });
          else { tell({ say: outcome + ": " + message }); tell({ done: true }); }
        });
    `),
    true,
  );
  const names: string[] = [];
  const canUseTool = (name: string): Promise<{ allow: boolean; message: string }> => {
    names.push(name);
    return Promise.resolve({ allow: false, message: "not here" });
  };
  const events = await collect(runAgent(adapter, "go", { canUseTool, ...options }));
  expect(names).toEqual(["Shell"]);
  expect(textOf(events)).toBe("denied: not here");
});

const stubborn = createAgent(
  toy(
    program(
      `console.log(JSON.stringify({ say: "here" })); setInterval(() => {}, 1000); process.on("SIGINT", () => process.exit(1));`,
    ),
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
