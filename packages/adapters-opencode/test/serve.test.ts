import { textOf } from "@agentstream/stream";
import { expect, test } from "vitest";

import {
  all,
  ask,
  delta,
  endOf,
  event,
  extensionsOf,
  idle,
  message,
  part,
  stepFinish,
  tool,
  typesOf,
  watch,
} from "./translate.ts";

const answer = message("a1", "assistant", { parentID: "u1" });
const begun = [...ask("go"), answer];
const done = [stepFinish("stop"), idle];
const text = (id: string, words: string, time: object = { start: 1 }) =>
  part({ id, messageID: "a1", type: "text", text: words, time });
const reasoning = (id: string, words: string, time: object = { start: 1 }) =>
  part({ id, messageID: "a1", type: "reasoning", text: words, time });

test("the echo of the prompt opens the turn, and is not what the agent says", () => {
  const events = watch([...begun, ...done]);
  expect(all(events, "turnStarted")).toMatchObject([{ prompt: "go" }]);
  expect(all(events, "userMessage")).toMatchObject([{ content: "go", kind: "prompt" }]);
  expect(textOf(events)).toBe("");
});

test("whether a delta is a thought is said by the part before it", () => {
  const events = watch([
    ...begun,
    reasoning("r", ""),
    delta("r", "hm"),
    reasoning("r", "hm", { start: 1, end: 2 }),
    text("t", ""),
    delta("t", "yes"),
    text("t", "yes", { start: 1, end: 2 }),
    ...done,
  ]);
  expect(all(events, "thinkingChunk").at(-1)).toMatchObject({ text: "hm", isComplete: true });
  expect(textOf(events)).toBe("yes");
});

test("snapshots that grow are cut to what is new", () => {
  const events = watch([
    ...begun,
    text("t", "a"),
    text("t", "a b"),
    text("t", "a"),
    text("t", "a b c", { end: 2 }),
    text("t", "a b c", { end: 2 }),
    ...done,
  ]);
  expect(all(events, "textChunk").map(({ content }) => content)).toEqual(["a", " b", " c"]);
});

test("white space that the CLI takes from the end makes no other text", () => {
  const events = watch([
    ...begun,
    text("t", ""),
    delta("t", "a \n"),
    text("t", "a", { end: 2 }),
    ...done,
  ]);
  expect(all(events, "blockDiscarded")).toEqual([]);
  expect(textOf(events)).toBe("a \n");
});

test("a text that is another one at its end takes the place of what was emitted", () => {
  const events = watch([
    ...begun,
    text("t", ""),
    delta("t", "a"),
    text("t", "b", { end: 2 }),
    ...done,
  ]);
  expect(all(events, "blockDiscarded")).toMatchObject([{ reason: "superseded" }]);
  expect(textOf(events)).toBe("b");
});

test("a delta of a part that was never printed is emitted whole", () => {
  expect(extensionsOf(watch([...begun, delta("x", "a"), ...done]))).toEqual([
    "opencode:message.part.delta",
  ]);
});

test("only the first of two idles ends a turn, and none the next one", () => {
  const events = watch([...begun, ...done, idle, ...ask("more", "u2"), idle]);
  expect(typesOf(events).filter((type) => /^turn[CF]/.test(type))).toEqual([
    "turnCompleted",
    "turnFailed",
  ]);
  expect(all(events, "turnFailed")).toMatchObject([{ errorCode: "noResult" }]);
});

test("a prompt that waits has a turn of its own, though there is one idle for both", () => {
  const events = watch([
    ...begun,
    ...ask("more", "u2"),
    text("t", "one", { end: 2 }),
    stepFinish("stop"),
    message("a2", "assistant", { parentID: "u2" }),
    part({ id: "t2", messageID: "a2", type: "text", text: "two", time: { end: 3 } }),
    stepFinish("stop", "root", "a2"),
    idle,
  ]);
  expect(all(events, "turnStarted").map(({ prompt }) => prompt)).toEqual(["go", "more"]);
  expect(all(events, "turnCompleted").map(({ usage }) => usage.totalTokens)).toEqual([1050, 1050]);
});

test("output of a running command is reported as it grows", () => {
  const running = (output: string) =>
    tool("bash", { status: "running", input: { command: "x" }, metadata: { output } });
  const completed = { status: "completed", input: { command: "x" }, output: "ab" };
  const events = watch([
    ...begun,
    tool("bash", { status: "pending", input: {}, raw: "" }),
    running(""),
    running("a"),
    running("a"),
    running("ab"),
    tool("bash", completed),
    tool("bash", completed),
    ...done,
  ]);
  expect(all(events, "toolStarted")).toMatchObject([{ arguments: { command: "x" } }]);
  expect(all(events, "toolProgress").map(({ output }) => output)).toEqual(["a", "b"]);
  expect(all(events, "toolCompleted").length).toBe(1);
  expect(extensionsOf(events)).toEqual([]);
});

test("after an abort the turn is cancelled, and what arrives then opens none", () => {
  const events = watch([
    ...begun,
    tool("bash", { status: "running", input: {} }),
    event("session.error", {
      error: { name: "MessageAbortedError", data: { message: "Aborted" } },
    }),
    idle,
    tool("bash", { status: "completed", input: {}, output: "User aborted the command" }),
    tool("read", { status: "error", input: {}, error: "Tool execution aborted" }),
    message("a1", "assistant", { error: { name: "MessageAbortedError", data: {} } }),
    idle,
  ]);
  expect(all(events, "toolFailed")).toMatchObject([{ reason: "cancelled" }]);
  expect(all(events, "turnStarted").length).toBe(1);
  expect(all(events, "error")).toEqual([]);
  expect(extensionsOf(events).length).toBe(2);
  expect(endOf(events)).toMatchObject({ reason: "cancelled", detail: "interrupted" });
});

test("a step that is printed after its turn counts to no other", () => {
  const start = part({ id: "s", messageID: "a1", type: "step-start" });
  const events = watch([...begun, ...done, start, stepFinish("stop")]);
  expect(all(events, "turnStarted").length).toBe(1);
  expect(all(events, "usageReported").length).toBe(1);
  expect(extensionsOf(events).length).toBe(2);
});

test("each attempt is reported, and an idle in between is an abort", () => {
  const retry = (attempt: number) =>
    event("session.status", { status: { type: "retry", attempt, message: "overloaded", next: 9 } });
  const events = watch([...begun, retry(1), retry(1), retry(2), idle]);
  expect(all(events, "error")).toMatchObject([
    { fatal: false, errorCode: "overloaded", retry: { attempt: 1 } },
    { fatal: false, retry: { attempt: 2 } },
  ]);
  expect(endOf(events)?.reason).toBe("cancelled");
});

test("what was emitted of an answer is void if its step is begun again", () => {
  const start = part({ id: "s", messageID: "a1", type: "step-start" });
  const events = watch([
    ...begun,
    start,
    text("t", "ab"),
    start,
    text("u", "abc", { end: 2 }),
    ...done,
  ]);
  expect(all(events, "blockDiscarded")).toMatchObject([{ blockId: "t", reason: "retried" }]);
  expect(textOf(events)).toBe("abc");
});

test("another session of the same server is not this one", () => {
  const events = watch([
    ...begun,
    part({ id: "x", messageID: "m", type: "text", text: "other", time: { end: 2 } }, "other"),
    event("session.idle", { sessionID: "other" }),
    ...done,
  ]);
  expect(textOf(events)).toBe("");
  expect(extensionsOf(events)).toEqual(["opencode:message.part.updated"]);
});

test("what is about the server gives nothing, and with raw it is emitted whole", () => {
  const types = ["server.connected", "server.heartbeat", "plugin.added", "file.edited"];
  const lines = types.map((type) => ({ type, properties: {} }));
  expect(extensionsOf(watch(lines))).toEqual([]);
  expect(extensionsOf(watch(lines, { raw: true })).length).toBe(4);
});

test("events of all directories are wrapped", () => {
  const events = watch([...begun, ...done].map((payload) => ({ directory: "/w", payload })));
  expect(endOf(events)).toMatchObject({ reason: "completed", nativeSessionId: "root" });
});

test("a list that the tool has reported is not emitted again", () => {
  const todos = [{ content: "a", status: "pending" }];
  const events = watch([
    ...begun,
    event("todo.updated", { todos }),
    tool("todowrite", { status: "completed", input: {}, output: "", metadata: { todos } }),
    ...done,
  ]);
  expect(all(events, "planUpdated").length).toBe(1);
});

test("the summary of a conversation that was shortened says that it is one", () => {
  const events = watch([
    message("u1", "user"),
    part({ id: "c", messageID: "u1", type: "compaction", auto: true }),
    message("a1", "assistant", { parentID: "u1", summary: true }),
    text("t", "so far", { end: 2 }),
    event("session.compacted", {}),
    ...done,
  ]);
  expect(all(events, "contextCompacted").map(({ phase }) => phase)).toEqual([
    "started",
    "completed",
  ]);
  expect(all(events, "textChunk")[0]?.phase).toBe("summary");
});
