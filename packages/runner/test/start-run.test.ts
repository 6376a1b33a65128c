import { existsSync } from "node:fs";
import { join } from "node:path";

import { isRefusal } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

import { RefusedError, startRun, type SendResult } from "../src/index.ts";
import { inMemory } from "./in-memory.ts";
import {
  folder,
  has,
  listening,
  makeFolder,
  read,
  removeFolder,
  saying,
  start,
  textsOf,
} from "./start.ts";
import { program, toy } from "./toy.ts";

beforeAll(makeFolder);
afterAll(removeFolder);

/** From now on time stands still; the function lets some pass, once what is under way waits. */
function fakeClock(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) =>
    new Promise((resolve) => {
      setImmediate(() => {
        vi.advanceTimersByTime(ms);
        resolve();
      });
    });
}

test("an agent gets the variables of the allow-list, those that are passed, and its plan's", async () => {
  vi.stubEnv("RUNNER_TEST_SECRET", "1");
  vi.stubEnv("RUNNER_TEST_PASSED", "2");
  vi.stubEnv("OPENAI_API_KEY", "sk-test");
  vi.stubEnv("TOY_KEY", "4");
  vi.stubEnv("TOY_INSIDE", "5");
  const environment = { passes: ["TOY_*"], clears: ["TOY_INSIDE"], keys: ["TOY_KEY"] };
  const plan = { ...saying("say(Object.keys(process.env)); done()"), env: { OWN: "3" } };
  const events = await read(
    start({ ...toy(plan), environment }, { passEnv: ["RUNNER_TEST_PASSED"] }),
  );
  const names = textsOf(events).join().split(",");
  for (const name of ["PATH", "HOME", "OWN", "RUNNER_TEST_PASSED", "AGENTSTREAM_RUN", "TOY_KEY"])
    expect(names).toContain(name);
  for (const name of ["RUNNER_TEST_SECRET", "OPENAI_API_KEY", "TOY_INSIDE"])
    expect(names).not.toContain(name);
});

test("a plan's files can be read by their user alone, are named in arguments and variables, and are removed", async () => {
  const { args } = saying(`
    const { statSync, readFileSync } = require("node:fs");
    const path = process.argv[1];
    const mode = (file) => (statSync(file).mode & 0o777).toString(8);
    say([path, process.env.POLICY, mode(path), mode(require("node:path").dirname(path)), readFileSync(path)].join());
    done()
  `);
  const plan = {
    args: [...args, "{file:policy.toml}"],
    env: { POLICY: "at {file:policy.toml} {file:other}" },
    files: { "policy.toml": "deny" },
  };
  const [said = ""] = textsOf(await read(start(toy(plan))));
  const [path = "", ...rest] = said.split(",");
  expect(rest).toEqual([`at ${path} {file:other}`, "600", "700", "deny"]);
  expect(existsSync(path)).toBe(false);
});

test("what is refused is thrown before anything starts", () => {
  const adapter = toy(saying("done()"));
  expect(() => startRun(adapter, { prompt: "go", model: "none" })).toThrow(
    new RefusedError([{ field: "model", reason: "There is no such model." }]),
  );
  expect(() => startRun(adapter, { prompt: "go", cwd: join(folder, "none") })).toThrow(
    /^cwd: .* is not an existing folder\.$/,
  );
  const image = [{ type: "image" as const, path: "../../etc/passwd" }];
  expect(() => startRun(toy({}, true), { prompt: image, cwd: folder })).toThrow(
    /not a file in the workspace/,
  );
});

test("several turns are one run where the process stays, until no more come", async () => {
  const plan = listening(
    `const take = ({ prompt }) => { say(process.pid + " " + prompt); done(); }`,
  );
  const run = start(toy(plan, true), { open: true });
  const prompts = ["again", "and again"];
  const events = await read(run, (batch) => {
    if (!has(batch, "turnCompleted")) return;
    const prompt = prompts.shift();
    if (prompt === undefined) run.finish();
    else void run.send({ type: "prompt", prompt });
  });
  const texts = textsOf(events).map((text) => text.split(/ (.*)/));
  expect(texts.map(([, prompt]) => prompt)).toEqual(["go", "again", "and again"]);
  expect(new Set(texts.map(([pid]) => pid)).size).toBe(1);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed", exitCode: 0 });
});

test("a prompt that comes too late is not given, and that is reported", async () => {
  const events: UnifiedEvent[] = [];
  const run = start(toy(saying("say('hi'); done()")));
  for await (const batch of run.batches) {
    if (has(batch, "sessionStarted")) void run.send({ type: "prompt", prompt: "more" });
    events.push(...batch);
  }
  expect(events.filter((event) => event.type === "log")).toMatchObject([
    { level: "warn", source: "runner" },
  ]);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed" });
});

test("an open run in which nothing is asked any more ends well at its idle timeout", async () => {
  const plan = listening(`const take = ({ prompt }) => { say(prompt); done(); }`);
  const pass = fakeClock();
  const run = start(toy(plan, true), { open: true, idleTimeoutMs: 600 });
  const events = await read(run, (batch) => {
    if (has(batch, "turnCompleted")) void pass(600);
  });
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed" });
});

const asking = listening(`
  const take = ({ prompt, outcome, message }) => {
    if (prompt) tell({ ask: "Shell" });
    else { say(outcome + " " + message); done(); }
  };
`);

test("a permission is asked of whoever is there, however long that takes", async () => {
  const pass = fakeClock();
  const events = await read(
    start(toy(asking, true), {
      idleTimeoutMs: 500,
      onPermission: async ({ toolName }) => {
        await pass(1500);
        return { outcome: "denied", message: `no ${toolName}` };
      },
    }),
  );
  expect(textsOf(events)).toEqual(["denied no Shell"]);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed" });
});

test("whoever fails to answer has denied, and who does not answer in time has let it expire", async () => {
  const failing = await read(
    start(toy(asking, true), { onPermission: () => Promise.reject(new Error("gone")) }),
  );
  expect(textsOf(failing)).toEqual(["denied Nobody could be asked: Error: gone"]);
  const late = await read(start(toy(asking, true), { answerTimeoutMs: 300 }));
  expect(textsOf(late)).toEqual(["expired undefined"]);
});

const grumbling = (code: number): ReturnType<typeof program> =>
  saying(`console.error("first\\nsecond"); say("hi"); done(); process.exitCode = ${code};`);

const errorsOf = (events: readonly UnifiedEvent[]): string[] =>
  events.flatMap((event) => (event.type === "rawOutput" ? [event.line] : []));

test("error output is reported if the run fails, or if it is wanted", async () => {
  expect(errorsOf(await read(start(toy(grumbling(0)))))).toEqual([]);
  expect(errorsOf(await read(start(toy(grumbling(3)))))).toEqual(["first", "second"]);
  expect(errorsOf(await read(start(toy(grumbling(0)), { stderr: true })))).toEqual([
    "first",
    "second",
  ]);
});

test("an untested version is a warning, once", async () => {
  const versioned = await read(start(toy(saying("done()")), { agentVersion: "2.0.0" }));
  const logs = versioned.filter((event) => event.type === "log");
  expect(logs.length).toBe(1);
  expect(logs[0]).toMatchObject({ level: "warn", source: "runner" });
  expect(versioned[0]).toMatchObject({ agentVersion: "2.0.0", versionStatus: "untested" });
  const tested = await read(start(toy(saying("done()"))));
  expect(has(tested, "log")).toBe(false);
});

test("an answer is written only when the events before it were taken", async () => {
  const written: string[] = [];
  let end = (): void => {};
  const gone = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function* nothing(): AsyncGenerator<Uint8Array> {}
  async function* ask(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('{"say":"hello"}\n{"ask":"Shell"}\n');
    await gone;
  }
  const run = start(toy({}, true), {
    stopTimeouts: { interruptMs: 50 },
    transport: {
      open: () => ({
        pid: undefined,
        stdout: ask(),
        stderr: nothing(),
        write: (text) => Promise.resolve(void written.push(text)),
        closeInput: () => {},
        signal: end,
        exited: gone.then(() => ({ code: 0, signal: null })),
      }),
    },
  });
  const batches = run.batches[Symbol.asyncIterator]();
  const next = async (): Promise<readonly UnifiedEvent[]> => (await batches.next()).value ?? [];
  const seen: UnifiedEvent[] = [];
  while (!has(seen, "permissionRequested")) seen.push(...(await next()));
  const asked = seen.find((event) => event.type === "permissionRequested");
  const requestId = asked?.type === "permissionRequested" ? asked.requestId : "";
  const sent = run.send({ type: "permissionAnswer", requestId, answer: { outcome: "denied" } });
  expect((await next()).map(({ type }) => type)).toEqual(["permissionResolved"]);
  expect(written.filter((line) => line.includes("denied"))).toEqual([]);
  run.cancel();
  await next();
  expect(written.filter((line) => line.includes("denied")).length).toBe(1);
  end();
  expect(await sent).toEqual({ isUsed: true });
  await batches.return?.();
});

const allowed = { outcome: "allowed" } as const;

test("every input gets its result: used or not, also if it cannot be written, or the run ends", async () => {
  const asks = '{"ask":"Shell"}\n';
  for (const write of [() => Promise.resolve(), () => Promise.reject(new Error("gone"))]) {
    const stopTimeouts = { interruptMs: 50 };
    const run = start(toy({}, true), { stopTimeouts, transport: inMemory(asks, write) });
    const results: Promise<SendResult>[] = [];
    const answer = (requestId: string): void =>
      void results.push(run.send({ type: "permissionAnswer", requestId, answer: allowed }));
    const events = await read(run, (batch) => {
      for (const event of batch) {
        if (event.type !== "permissionRequested") continue;
        answer("nobody");
        answer(event.requestId);
        answer(event.requestId);
        run.cancel();
      }
    });
    answer("late");
    expect(events.at(-1)).toMatchObject({ type: "sessionEnded" });
    const [nobody, first, second, late] = await Promise.all(results);
    expect(nobody).toEqual({ isUsed: false, reason: "no such permission is open." });
    expect(first).toMatchObject({ isUsed: expect.any(Boolean) });
    expect(second).toMatchObject({ isUsed: false });
    expect(late).toEqual({ isUsed: false, reason: "The run is over." });
  }
});

test("inputs of a run whose reader leaves get a result", async () => {
  const run = start(toy({}, true), {
    stopTimeouts: { interruptMs: 50 },
    transport: inMemory('{"ask":"Shell"}\n', () => Promise.resolve()),
  });
  let result: Promise<SendResult> | undefined;
  for await (const batch of run.batches) {
    if (!has(batch, "permissionRequested")) continue;
    result = run.send({ type: "permissionAnswer", requestId: "Shell", answer: allowed });
    break;
  }
  expect(await result).toEqual({ isUsed: false, reason: "The run is over." });
});

test("the host's notices come right after the start, and a plan that is given is used", async () => {
  const adapter = toy(saying("say('planned'); done()"));
  const plan = adapter.plan({ prompt: "go" });
  if (isRefusal(plan)) throw new Error("The toy refuses.");
  const refusing = { ...adapter, plan: () => ({ refusals: [{ field: "prompt", reason: "no" }] }) };
  const notice = { type: "log", level: "warn", message: "capped", source: "gateway" } as const;
  const position = { sessionId: "s", run: 2, firstSeq: 7, firstTurn: 3 };
  const events = await read(start(refusing, { plan, notices: [notice], position }));
  expect(textsOf(events)).toEqual(["planned"]);
  expect(events.slice(0, 2)).toMatchObject([
    { type: "sessionStarted", id: "s.7", run: 2 },
    { ...notice, id: "s.8", run: 2 },
  ]);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 7));
});

test("an agent that has done its work completes, even if it did not read all", async () => {
  let fail = (): void => {};
  const written = new Promise<void>((_, reject) => {
    fail = () => reject(new Error("write EPIPE"));
  });
  const transport = inMemory('{"say":"Hello"}\n{"done":true}\n', () => written);
  const events = await read(start(toy({}, true), { transport }), (batch) => {
    if (has(batch, "turnCompleted")) fail();
  });
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed" });
  expect(events.find(({ type }) => type === "error")).toMatchObject({ fatal: false });
});
