import { expect, test } from "vitest";

import { began, call, command, converse, ended, inTurn, turnBegan, turnEnded } from "./converse.ts";

const message = (id: string, text: string): object => ({ type: "agentMessage", id, text });
const opening = {
  thread: { method: "thread/start", params: { cwd: "/w", approvalPolicy: "untrusted" } },
  turn: { outputSchema: { type: "object" } },
};

test("the conversation begins with a greeting and a thread; a prompt waits for it", () => {
  const talk = converse({ opening });
  talk.say({ type: "start" });
  talk.say({ type: "prompt", prompt: "one" });
  expect(talk.written()).toMatchObject([
    { id: 1, method: "initialize", params: { capabilities: { experimentalApi: true } } },
  ]);
  talk.hear({ id: 1, result: { userAgent: "a/0.169.0 (x)" } });
  expect(talk.written()).toEqual([
    { jsonrpc: "2.0", method: "initialized" },
    { jsonrpc: "2.0", id: 2, ...opening.thread },
  ]);
  talk.hear({ id: 2, result: { thread: { id: "main" }, model: "m", cwd: "/w" } });
  expect(talk.written()).toEqual([
    {
      jsonrpc: "2.0",
      id: 3,
      method: "turn/start",
      params: {
        threadId: "main",
        input: [{ type: "text", text: "one", text_elements: [] }],
        outputSchema: { type: "object" },
      },
    },
  ]);
  talk.hear({ id: 3, result: { turn: { id: "t1" } } }, turnBegan());
  expect(talk.only("sessionStarted", "turnStarted")).toMatchObject([
    { protocol: "app-server" },
    { turnNumber: 1, prompt: "one" },
  ]);
});

test("whoever only watches writes nothing", () => {
  const talk = converse();
  talk.say({ type: "prompt", prompt: "one" });
  talk.say({ type: "interrupt" });
  talk.hear({ id: 9, result: { thread: { id: "main" } } }, turnBegan(), turnEnded());
  expect(talk.written()).toEqual([]);
  expect(talk.only("turnStarted")).toMatchObject([{ prompt: "one" }]);
});

test("pictures are shown by content or by path, and files are named", () => {
  const talk = inTurn();
  talk.hear(turnEnded());
  talk.say({
    type: "prompt",
    prompt: [
      { type: "text", text: "look" },
      { type: "image", data: "aGk=", mimeType: "image/png", path: "a.png" },
      { type: "image", path: "b.png" },
      { type: "file", path: "c.txt", data: "aGk=", mimeType: "text/plain" },
    ],
  });
  expect(talk.written()).toMatchObject([
    {
      params: {
        input: [
          { type: "text", text: "look" },
          { type: "image", url: "data:image/png;base64,aGk=" },
          { type: "localImage", path: "b.png" },
          { type: "text", text: "File: c.txt" },
        ],
      },
    },
  ]);
});

test("prompts wait for the turn that runs, in their order", () => {
  const talk = inTurn();
  talk.say({ type: "prompt", prompt: "two" });
  talk.say({ type: "prompt", prompt: "three" });
  expect(talk.written()).toEqual([]);
  talk.hear(turnEnded());
  expect(talk.written()).toMatchObject([{ id: 4, params: { input: [{ text: "two" }] } }]);
  talk.hear({ id: 4, result: { turn: { id: "t2" } } }, turnBegan("t2"));
  const step = talk.say({ type: "line", text: JSON.stringify(turnEnded("completed", "t2")) });
  expect(step.idle).toBe(false);
  expect(talk.written()).toMatchObject([{ id: 5, params: { input: [{ text: "three" }] } }]);
  talk.hear({ id: 5, result: { turn: { id: "t3" } } }, turnBegan("t3"));
  const last = talk.say({ type: "line", text: JSON.stringify(turnEnded("completed", "t3")) });
  expect(last.idle).toBe(true);
  expect(talk.only("turnStarted")).toMatchObject([
    { prompt: "do it" },
    { prompt: "two" },
    { prompt: "three" },
  ]);
});

test("a prompt that steers goes into the turn that runs; if it cannot, it comes after it", () => {
  const talk = inTurn();
  talk.say({ type: "prompt", prompt: "also", steer: true });
  expect(talk.written()).toMatchObject([
    {
      id: 4,
      method: "turn/steer",
      params: { threadId: "main", expectedTurnId: "t1", input: [{ text: "also" }] },
    },
  ]);
  talk.hear({ id: 4, error: { code: -32600, message: "no active turn" } });
  expect(talk.only("log")).toMatchObject([{ level: "warn" }]);
  talk.hear(turnEnded());
  expect(talk.written()).toMatchObject([
    { method: "turn/start", params: { input: [{ text: "also" }] } },
  ]);
});

test("what is said in the middle of a turn is a steer", () => {
  const talk = inTurn();
  const said = (id: string, text: string) =>
    ended({ type: "userMessage", id, content: [{ type: "text", text }] });
  talk.hear(said("1", "do it"), said("2", "also"), turnEnded(), turnBegan("t2"), said("3", "more"));
  expect(talk.only("userMessage")).toMatchObject([
    { content: "do it", kind: "prompt" },
    { content: "also", kind: "steer" },
  ]);
});

test("an interrupt that comes before the turn is known is said when it is", () => {
  const talk = converse();
  talk.say({ type: "start" });
  talk.say({ type: "prompt", prompt: "one" });
  talk.hear({ id: 1, result: {} }, { id: 2, result: { thread: { id: "main" } } });
  talk.say({ type: "interrupt" });
  talk.written();
  talk.hear({ id: 3, result: { turn: { id: "t1" } } });
  expect(talk.written()).toMatchObject([{ method: "turn/interrupt", params: { turnId: "t1" } }]);
});

test("an interrupt with nothing to end says nothing", () => {
  const talk = inTurn();
  talk.hear(turnEnded());
  talk.say({ type: "interrupt" });
  expect(talk.written()).toEqual([]);
});

test("a command goes on past the turn that was interrupted, and still has its end", () => {
  const talk = inTurn();
  talk.hear(began(command()), turnEnded("interrupted"));
  talk.hear(call("item/commandExecution/outputDelta", { itemId: "c1", delta: "late" }));
  talk.hear(ended({ ...command(), status: "completed", exitCode: 0, durationMs: 9 }));
  expect(talk.only("turnFailed", "toolProgress", "toolCompleted")).toMatchObject([
    { errorCode: "cancelled" },
    { output: "late" },
    { success: true, durationMs: 9 },
  ]);
});

test("text that comes for a turn that has ended opens no other", () => {
  const talk = inTurn();
  talk.hear(turnEnded());
  talk.hear(call("item/agentMessage/delta", { itemId: "m1", delta: "x" }));
  talk.hear(ended(message("m1", "x")), turnEnded());
  expect(talk.only("turnStarted", "textChunk").length).toBe(1);
  expect(talk.events.filter(({ type }) => type.includes(":")).map(({ type }) => type)).toEqual([
    "codex:item/agentMessage/delta",
    "codex:item/completed",
    "codex:turn/completed",
  ]);
});

test("the model and the mode are changed with the next turn", () => {
  const talk = inTurn();
  talk.say({ type: "setModel", model: "m2" });
  talk.say({ type: "setMode", mode: "autoAll" });
  talk.say({ type: "setMode", mode: "whatever" });
  talk.hear(turnEnded());
  talk.say({ type: "prompt", prompt: "two" });
  expect(talk.written()).toMatchObject([{ params: { model: "m2", approvalPolicy: "never" } }]);
  talk.hear({ id: 4, result: { turn: { id: "t2" } } });
  expect(talk.only("sessionUpdated").slice(-2)).toEqual([
    { type: "sessionUpdated", model: "m2" },
    { type: "sessionUpdated", approvalMode: "autoAll" },
  ]);
  expect(talk.only("log")).toMatchObject([{ level: "warn", source: "host" }]);
});

const refusal = (id: number, words: string) => ({ id, error: { code: -32600, message: words } });

test("without a thread the run has failed, and the process may be ended", () => {
  const talk = converse();
  talk.say({ type: "start" });
  talk.say({ type: "prompt", prompt: "one" });
  talk.hear({ id: 1, result: {} });
  const failure = refusal(2, "no rollout found for thread id x");
  expect(talk.say({ type: "line", text: JSON.stringify(failure) }).idle).toBe(true);
  talk.say({ type: "exit", code: 0 });
  expect(talk.only("error", "turnStarted", "sessionEnded")).toMatchObject([
    { type: "error", fatal: true, errorCode: "sessionNotFound" },
    { reason: "failed", detail: "startup", errorCode: "sessionNotFound" },
  ]);
});

test("a turn that the server does not take has failed; the next one is another", () => {
  const talk = inTurn();
  talk.hear(turnEnded());
  talk.say({ type: "prompt", prompt: "two" });
  talk.say({ type: "prompt", prompt: "three" });
  talk.hear(refusal(4, "input is empty"));
  expect(talk.only("turnStarted", "turnFailed").slice(1)).toMatchObject([
    { prompt: "two" },
    { type: "turnFailed", error: "input is empty" },
  ]);
  expect(talk.written().at(-1)).toMatchObject({ params: { input: [{ text: "three" }] } });
});

test("another request that is refused ends nothing", () => {
  const talk = inTurn();
  talk.say({ type: "interrupt" });
  talk.hear(refusal(4, "no"));
  expect(talk.only("error", "turnFailed")).toMatchObject([{ fatal: false }]);
});

test("a run whose server never greets has failed to start", () => {
  const talk = converse();
  talk.say({ type: "start" });
  talk.say({ type: "stderr", text: "Error: config is broken" });
  talk.say({ type: "exit", code: 1 });
  expect(talk.events.at(-1)).toMatchObject({
    reason: "failed",
    detail: "startup",
    error: "Error: config is broken",
  });
});
