import { expect, test } from "vitest";

import { answered, converse } from "./conversation.ts";
import {
  all,
  assistant,
  call,
  ended,
  init,
  result,
  success,
  text,
  user,
  type Line,
} from "./native-lines.ts";

const said = (content: unknown): Line => ({
  type: "user",
  message: { role: "user", content },
  parent_tool_use_id: null,
  session_id: "",
});
const request = (id: string, body: Line): Line => ({
  type: "control_request",
  request_id: id,
  request: body,
});
const refused = (id: string, error: string): Line => ({
  type: "control_response",
  response: { subtype: "error", request_id: id, error },
});
const state = (word: string): Line => ({
  type: "system",
  subtype: "session_state_changed",
  state: word,
});

test("the start is written once, with what the plan says", () => {
  const it = converse({ opening: { initialize: { forwardSubagentText: true } } });
  it.host({ type: "start" });
  expect(it.written()).toEqual([
    request("host-1", { subtype: "initialize", forwardSubagentText: true }),
  ]);
  it.says(answered("host-1", { commands: [{ name: "compact" }] }));
  expect(all(it.exit(), "sessionUpdated")).toMatchObject([
    { capabilities: { slash_commands: ["compact"] } },
  ]);
});

test("prompts before the start are kept, and written behind it", () => {
  const it = converse({}, false);
  it.prompt("one");
  expect(it.written()).toEqual([]);
  it.host({ type: "start" });
  expect(it.written()).toEqual([request("host-1", { subtype: "initialize" }), said("one")]);
  expect(it.idle()).toBe(false);
  it.says(init, success);
  expect(it.idle()).toBe(true);
  expect(all(it.exit(), "turnStarted")).toMatchObject([{ prompt: "one", trigger: "user" }]);
});

test("who only watches writes nothing, and may say what the prompt was", () => {
  const it = converse({}, false);
  it.prompt("one");
  it.says(init, success, init, success);
  expect(it.written()).toEqual([]);
  expect(all(it.exit(), "turnStarted").map(({ prompt }) => prompt)).toEqual(["one", undefined]);
});

test("several turns follow each other in one process", () => {
  const it = converse();
  it.prompt("one");
  it.says(init, assistant("a", text("1")), success);
  it.prompt("/compact");
  it.says(init, success);
  expect(it.written().slice(1)).toEqual([said("one"), said("/compact")]);
  expect(all(it.exit(), "turnStarted").map(({ prompt, trigger }) => [prompt, trigger])).toEqual([
    ["one", "user"],
    ["/compact", "command"],
  ]);
});

test("prompts that come during a turn are written at once; the CLI makes one of those that wait", () => {
  const it = converse();
  it.prompt("one");
  it.prompt("two");
  it.says(init);
  it.host({ type: "prompt", prompt: "three", steer: true });
  expect(it.written().slice(1)).toEqual([said("one"), said("two"), said("three")]);
  it.says(assistant("a", text("1")), success);
  expect(it.idle()).toBe(false);
  it.says(init, success);
  expect(it.idle()).toBe(true);
  it.prompt("four");
  it.says(init, success);
  expect(all(it.exit(), "turnStarted").map(({ prompt, trigger }) => [prompt, trigger])).toEqual([
    ["one", "user"],
    ["two\nthree", "queue"],
    ["four", "user"],
  ]);
});

test("a prompt that went into the turn that ran is not waited for, once the CLI is idle", () => {
  const it = converse();
  it.prompt("one");
  it.says(state("running"), init);
  it.prompt("two");
  it.says(assistant("a", text("1, 2")), success);
  expect(it.idle()).toBe(false);
  it.says(state("idle"));
  expect(it.idle()).toBe(true);
  it.prompt("three");
  expect(it.idle()).toBe(false);
  it.says(state("running"), init, success, state("idle"));
  expect(it.idle()).toBe(true);
  expect(all(it.exit(), "turnStarted").map(({ prompt }) => prompt)).toEqual(["one", "three"]);
});

const task = (subtype: string, more: Line = {}): Line => ({
  type: "system",
  subtype,
  task_id: "b1",
  tool_use_id: "t",
  description: "Sleep",
  task_type: "local_bash",
  ...more,
});

test("while a task runs, and until it has woken the CLI, nothing is idle", () => {
  const it = converse();
  it.prompt("one");
  it.says(init, call("t"), task("task_started"));
  it.says(result("t", "Command running in background with ID: b1"), success, state("idle"));
  expect(it.idle()).toBe(false);
  it.says(task("task_notification", { status: "completed" }));
  expect(it.idle()).toBe(false);
  it.says(state("running"), init, assistant("b", text("Done.")), success);
  expect(it.idle()).toBe(false);
  it.says(state("idle"));
  expect(it.idle()).toBe(true);
  const events = it.exit();
  expect(all(events, "turnStarted").map(({ trigger }) => trigger)).toEqual(["user", "task"]);
  expect(all(events, "taskCompleted")).toMatchObject([{ taskId: "b1", success: true }]);
});

test("a prompt goes before a task that has ended: its turn comes after", () => {
  const it = converse();
  it.prompt("one");
  it.says(init, call("t"), task("task_started"));
  it.says(result("t", "Command running in background with ID: b1"));
  it.prompt("two");
  it.says(
    success,
    task("task_notification", { status: "completed" }),
    init,
    success,
    init,
    success,
  );
  expect(all(it.exit(), "turnStarted").map(({ trigger }) => trigger)).toEqual([
    "user",
    "queue",
    "task",
  ]);
});

test("images and documents are blocks, and other files are named", () => {
  const it = converse();
  it.written();
  it.host({
    type: "prompt",
    prompt: [
      { type: "text", text: "What is it?" },
      { type: "image", data: "iVBO", mimeType: "image/png", path: "a.png" },
      { type: "file", data: "JVBE", mimeType: "application/pdf", name: "b.pdf" },
      { type: "file", data: "aGk=", mimeType: "text/plain", path: "c.txt" },
      { type: "image", data: "PHN2", mimeType: "image/svg+xml" },
    ],
  });
  expect(it.written()).toEqual([
    said([
      { type: "text", text: "What is it?" },
      { type: "image", source: { type: "base64", media_type: "image/png", data: "iVBO" } },
      {
        type: "document",
        source: { type: "base64", media_type: "application/pdf", data: "JVBE" },
        title: "b.pdf",
      },
      { type: "text", text: "Attached file: c.txt" },
    ]),
  ]);
  expect(all(it.events, "log")).toMatchObject([{ level: "warn", source: "host" }]);
  it.prompt("  ");
  expect(it.written()).toEqual([]);
  expect(all(it.exit(), "log").length).toBe(2);
});

test("an interrupt ends the turn, and the next prompt begins another", () => {
  const it = converse();
  it.prompt("one");
  it.says(init);
  it.written();
  it.host({ type: "interrupt" });
  expect(it.written()).toEqual([request("host-2", { subtype: "interrupt" })]);
  it.says(answered("host-2", {}), user([text("[Request interrupted by user]")]), {
    type: "result",
    subtype: "error_during_execution",
    is_error: true,
    terminal_reason: "aborted_streaming",
  });
  expect(it.idle()).toBe(true);
  it.prompt("two");
  it.says(init, success);
  const events = it.exit();
  expect(all(events, "turnFailed")).toMatchObject([{ errorCode: "cancelled" }]);
  expect(ended(events).reason).toBe("completed");
});

test("model and mode change when the CLI says so, and a refusal is reported", () => {
  const it = converse();
  it.says(init);
  it.written();
  it.host({ type: "setModel", model: "haiku" });
  it.host({ type: "setMode", mode: "autoEdit" });
  it.host({ type: "setMode", mode: "plan" });
  it.host({ type: "setMode", mode: "autoAll" });
  expect(it.written()).toEqual([
    request("host-2", { subtype: "set_model", model: "haiku" }),
    request("host-3", { subtype: "set_permission_mode", mode: "acceptEdits" }),
    request("host-4", { subtype: "set_permission_mode", mode: "plan" }),
    request("host-5", { subtype: "set_permission_mode", mode: "bypassPermissions" }),
  ]);
  // but for what init said
  expect(all(it.events, "sessionUpdated").length).toBe(1);
  const status = { type: "system", subtype: "status", status: null, permissionMode: "acceptEdits" };
  it.says(answered("host-2", {}), answered("host-3", {}), status, answered("host-4", {}));
  it.says(refused("host-5", "Cannot set permission mode to bypassPermissions."));
  const events = it.exit();
  expect(
    all(events, "sessionUpdated").map(({ model, approvalMode }) => model ?? approvalMode),
  ).toEqual(["m", "haiku", "autoEdit", "ask"]);
  expect(all(events, "log")).toMatchObject([
    {
      level: "warn",
      message:
        "The CLI refused set_permission_mode: Cannot set permission mode to bypassPermissions.",
    },
  ]);
});

test("Qwen Code has words of its own for modes", () => {
  const it = converse({ agentType: "qwen" });
  it.written();
  it.host({ type: "setMode", mode: "autoEdit" });
  it.host({ type: "setMode", mode: "autoAll" });
  expect(it.written()).toMatchObject([
    { request: { mode: "auto-edit" } },
    { request: { mode: "yolo" } },
  ]);
  expect(it.exit()[0]).toMatchObject({ agentType: "qwen", protocol: "stream-input" });
});

test("the one-way protocol says what it cannot do", () => {
  const it = converse({ protocol: "stream-json" });
  it.prompt("one");
  it.host({ type: "interrupt" });
  it.host({ type: "setModel", model: "haiku" });
  it.says(init, success);
  expect(it.written()).toEqual([]);
  const events = it.exit();
  expect(all(events, "log").map(({ level }) => level)).toEqual(["warn", "warn"]);
  expect(all(events, "turnStarted")).toMatchObject([{ prompt: "one" }]);
});
