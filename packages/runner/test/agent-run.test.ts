import type { UnifiedEvent } from "@agentstream/schema";
import { textOf, verifyStream } from "@agentstream/stream";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";

import { RefusedError, runAgent } from "../src/index.ts";
import { folder, removeFolder } from "./start.ts";
import { program, toy } from "./toy.ts";

const options = { agentVersion: "1.0.0", recordFolder: folder };
const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);

beforeEach(() => {
  unhandled.splice(0);
  process.on("unhandledRejection", note);
});
afterEach(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note);
  if (unhandled.length > 0) throw new Error(`nobody handled: ${unhandled.map(String).join(", ")}`);
});
afterAll(removeFolder);

async function collect(events: AsyncIterable<UnifiedEvent>): Promise<UnifiedEvent[]> {
  const all: UnifiedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Says its process id, and never ends by itself. */
const patient = toy(
  program(`
    console.log(JSON.stringify({ say: String(process.pid) }));
    setInterval(() => {}, 1000);
  `),
);
const refused = { ...patient, plan: () => ({ refusals: [{ field: "prompt", reason: "No." }] }) };

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("the result alone, the text alone, the events alone", async () => {
  expect(await runAgent("echo", "Hello").result).toMatchObject({
    reason: "completed",
    exitCode: 0,
    text: "Hello",
  });
  expect(await runAgent("echo", "Hello").text()).toBe("Hello");
  expect(textOf(await collect(runAgent("echo", "Hello")))).toBe("Hello");
});

test("the events, then the result; and both at once, whichever is asked for first", async () => {
  const run = runAgent("echo", "Hello");
  const events = await collect(run);
  expect(verifyStream(events)).toEqual([]);
  expect(await run.result).toEqual({ ...events.at(-1), text: "Hello" });
  expect(await run.text()).toBe("Hello");
  const both = runAgent("echo", "Hello");
  const [result, all] = await Promise.all([both.result, collect(both)]);
  expect(result).toEqual({ ...all.at(-1), text: "Hello" });
});

test("events can be read once", async () => {
  const run = runAgent("echo", "Hello");
  await run.result;
  expect(() => run[Symbol.asyncIterator]()).toThrow("can be read once");
});

test("what cannot be started rejects, wherever somebody waits", async () => {
  await expect(runAgent("nobody", "Hello").result).rejects.toThrow("npm install");
  await expect(runAgent("nobody", "Hello").text()).rejects.toThrow("npm install");
  await expect(collect(runAgent("nobody", "Hello"))).rejects.toThrow("npm install");
  await expect(runAgent(refused, "Hello").result).rejects.toThrow(RefusedError);
  const run = runAgent(refused, "Hello");
  await expect(collect(run)).rejects.toThrow(RefusedError);
  await expect(run.send({ type: "interrupt" })).rejects.toThrow(RefusedError);
  await expect(run.result).rejects.toThrow(RefusedError);
  // and nobody waits for these
  runAgent(refused, "Hello").cancel();
  runAgent("nobody", "Hello").finish();
});

test("leaving the loop stops the agent, and the result is cancelled", async () => {
  const run = runAgent(patient, "go", options);
  let pid = 0;
  for await (const event of run) {
    if (event.type !== "textChunk") continue;
    pid = Number(event.content);
    break;
  }
  expect(pid).toBeGreaterThan(1);
  expect(isAlive(pid)).toBe(false);
  expect(await run.result).toMatchObject({ reason: "cancelled", text: String(pid) });
});

test("an iterator that is closed before it was read stops the agent", async () => {
  const run = runAgent(patient, "go", options);
  await run[Symbol.asyncIterator]().return?.();
  expect(await run.result).toMatchObject({ reason: "cancelled" });
});

test("cancel ends a run that nobody reads", async () => {
  const run = runAgent(patient, "go", options);
  run.cancel();
  const { reason, text } = await run.result;
  expect(reason).toBe("cancelled");
  expect(text === "" || !isAlive(Number(text))).toBe(true);
});

test("send and finish reach the agent", async () => {
  const run = runAgent("echo", "Hello", { open: true });
  const sent = run.send({ type: "prompt", prompt: " again" });
  run.finish();
  const events = await collect(run);
  expect(await sent).toHaveProperty("isUsed");
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded" });
  expect(await run.send({ type: "interrupt" })).toEqual({
    isUsed: false,
    reason: "The run is over.",
  });
});
