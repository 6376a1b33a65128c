import type { UnifiedEvent } from "@agentstream/schema";
import { textOf, verifyStream } from "@agentstream/stream";
import { afterAll, expect, test } from "vitest";

import { findAgent, isAvailable, runAgent } from "../src/index.ts";
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
