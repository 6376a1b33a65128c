import { isEvent, type EventMap, type UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { findAgent } from "../src/index.ts";

type Update = Readonly<Record<string, unknown>>;

/** What an observer gets of a turn with these updates. */
function observe(agent: string, updates: readonly Update[]): UnifiedEvent[] {
  const adapter = findAgent(agent);
  if (adapter === undefined) throw new Error(`no agent ${agent}`);
  const { handle } = adapter.translator({ sessionId: "s", now: () => 0, protocol: "acp" });
  const lines = [
    { id: 1, result: { protocolVersion: 1, agentCapabilities: {} } },
    { id: 2, result: { sessionId: "n" } },
    ...updates.map((update) => ({ method: "session/update", params: { sessionId: "n", update } })),
    { id: 3, result: { stopReason: "end_turn" } },
  ];
  const inputs = [
    ...lines.map((line) => ({ type: "line" as const, text: JSON.stringify(line) })),
    { type: "exit" as const, code: 0 },
  ];
  return inputs.flatMap((input) => [...handle(input).events]);
}

function all<T extends keyof EventMap>(events: readonly UnifiedEvent[], type: T): EventMap[T][] {
  return events.filter((event): event is UnifiedEvent & EventMap[T] => isEvent(event, type));
}

const call = (toolCallId: string, fields: Update): Update => ({
  sessionUpdate: "tool_call",
  toolCallId,
  status: "pending",
  ...fields,
});

const updated = (toolCallId: string, fields: Update): Update => ({
  sessionUpdate: "tool_call_update",
  toolCallId,
  ...fields,
});

const said = (text: string): Update => ({
  sessionUpdate: "agent_message_chunk",
  content: { type: "text", text },
});

test.each([
  ["claude-acp", "Agent", "think", "agent"],
  ["claude-acp", "AskUserQuestion", "other", "question"],
  ["claude-acp", "Bash", "execute", "execute"],
  ["claude-acp", "mcp__files__read", "other", "mcp"],
  ["claude-acp", "mcp__acp__Bash", "execute", "execute"],
  ["qwen-code", "agent", "other", "agent"],
  ["qwen-code", "mcp__files__read", "other", "mcp"],
])("%s: %s is more than its kind in the protocol", (agent, name, kind, toolKind) => {
  const events = observe(agent, [call("a", { name, kind, title: "A call" })]);
  expect(all(events, "toolStarted")).toMatchObject([{ toolName: name, toolKind }]);
});

test("codex-acp: what has no name is known by its kind, unless a server has it", () => {
  const events = observe("codex-acp", [
    call("a", { kind: "edit", title: "Editing files" }),
    call("b", { kind: "execute", title: "ls", name: "exec_command" }),
    call("c", { kind: "execute", title: "ls" }),
    call("d", { kind: "execute", title: "mcp.files.read" }),
  ]);
  const names = all(events, "toolStarted").map(({ toolName }) => toolName);
  expect(names).toEqual(["apply_patch", "exec_command", "exec_command", "mcp.files.read"]);
});

test.each([
  ["The user doesn't want to take this action right now.", "cancelled"],
  ["[Request interrupted by user for tool use]", "cancelled"],
  ["Claude requested permissions to write to /w, but you haven't granted it yet.", "denied"],
  ["<tool_use_error>Error: No such tool available: Frob</tool_use_error>", "notRun"],
])("claude-acp: %s", (rawOutput, reason) => {
  const events = observe("claude-acp", [
    call("a", { name: "Bash", kind: "execute", title: "ls" }),
    updated("a", { status: "failed", rawOutput }),
  ]);
  expect(all(events, "toolFailed")).toMatchObject([{ reason }]);
});

test("claude-acp: a command that failed has its exit code", () => {
  const text = "```\nExit code 3\nis not valid JSON\n```";
  const events = observe("claude-acp", [
    call("a", { name: "Bash", kind: "execute", title: "ls" }),
    updated("a", {
      status: "failed",
      rawOutput: "Exit code 3\nis not valid JSON",
      content: [{ type: "content", content: { type: "text", text } }],
    }),
  ]);
  expect(all(events, "toolCompleted")).toMatchObject([{ success: false, exitCode: 3 }]);
});

test("claude-acp: a call that was stopped while it ran was not denied", () => {
  const rawOutput =
    "The user doesn't want to proceed with this tool use. The tool use was rejected. Correction to the text above: this call was stopped while running, not refused before it ran.";
  const events = observe("claude-acp", [
    call("a", { name: "Bash", kind: "execute", title: "ls" }),
    updated("a", { status: "failed", rawOutput }),
  ]);
  expect(all(events, "toolFailed")).toMatchObject([{ reason: "cancelled" }]);
  expect(all(events, "sessionEnded")[0]).not.toHaveProperty("permissionDenials");
});

test("qwen-code: what its older versions call completed", () => {
  const about = { kind: "execute", title: "Shell: ls (List)", status: "in_progress" };
  const shown = (text: string): Update => ({
    status: "completed",
    content: [{ type: "content", content: { type: "text", text } }],
    rawOutput: "broken",
  });
  const events = observe("qwen-code", [
    call("a", about),
    updated(
      "a",
      shown("Command: ls\nOutput: broken\nExit Code: 3\nSignal: 0\nProcess Group PGID: 9"),
    ),
    call("b", about),
    updated("b", shown("Command was cancelled by user before it could complete.")),
    call("c", about),
    updated("c", shown("Exit Code: 3\nSignal: 0")),
  ]);
  expect(all(events, "toolStarted")[0]).toMatchObject({ toolName: "run_shell_command" });
  expect(all(events, "toolCompleted")).toMatchObject([
    { toolId: "a", success: false, exitCode: 3, result: "broken" },
    { toolId: "c", success: true },
  ]);
  expect(all(events, "toolFailed")).toMatchObject([{ toolId: "b", reason: "cancelled" }]);
});

test("copilot: the call that ends a task does not take the answer away", () => {
  const events = observe("copilot", [
    said("Done."),
    call("a", { kind: "other", title: "Task completion" }),
    updated("a", { status: "completed" }),
  ]);
  expect(all(events, "sessionEnded")[0]).not.toHaveProperty("detail");
  const silent = observe("copilot", [
    said("I look."),
    call("a", { kind: "execute", title: "Look" }),
    updated("a", { status: "completed" }),
    call("b", { kind: "other", title: "Task completion" }),
    updated("b", { status: "completed" }),
  ]);
  expect(all(silent, "sessionEnded")).toMatchObject([{ detail: "noText" }]);
});

test.each([
  ["Plan mode blocked this shell command because it was classified as state-modifying.", "denied"],
  ['Plan mode is active. The tool "write_file" cannot be executed.', "denied"],
  ["Tool invocation denied by host policy", "denied"],
  ['This "run_shell_command" invocation was denied by permission rules.', "denied"],
  ['Tool "frobnicate" not found in registry. Tools must use the exact names.', "notRun"],
])("qwen-code: %s", (text, reason) => {
  const content = [{ type: "content", content: { type: "text", text } }];
  const events = observe("qwen-code", [
    call("a", { title: "Shell", kind: "execute", _meta: { toolName: "run_shell_command" } }),
    updated("a", { status: "failed", content }),
    said("I could not."),
  ]);
  expect(all(events, "toolFailed")).toMatchObject([{ toolName: "run_shell_command", reason }]);
  expect(all(events, "sessionEnded")).toMatchObject([{ reason: "completed" }]);
});

test.each([
  "Info: Request failed due to a transient API error. Retrying...",
  "Info: Response was interrupted due to a server error. Retrying...",
])("copilot: that a request is made again is not a part of the answer: %s", (retry) => {
  const events = observe("copilot", [
    said("Her"),
    said(retry),
    said(retry),
    said("Here "),
    said("I am."),
  ]);
  const whole = all(events, "textChunk").filter(({ isComplete }) => isComplete === true);
  expect(whole.map(({ text }) => text)).toEqual(["Her", "Here I am."]);
  const expected = { message: retry, fatal: false, retry: {} };
  expect(all(events, "error")).toMatchObject([expected, expected]);
  expect(all(events, "sessionEnded")).toMatchObject([{ reason: "completed" }]);
});

test("qwen-code: its own notification of the mode", () => {
  const adapter = findAgent("qwen-code");
  const { handle } = adapter?.translator({ sessionId: "s", now: () => 0, protocol: "acp" }) ?? {};
  const notice = (method: string, currentModeId: unknown): string =>
    JSON.stringify({ method, params: { v: 1, sessionId: "n", currentModeId } });
  const method = "qwen/notify/session/mode-update";
  const lines = ["{}", notice(method, "yolo"), notice(method, 3), notice("other", "plan")];
  const events = lines.flatMap((text) => [...(handle?.({ type: "line", text }).events ?? [])]);
  expect(all(events, "sessionUpdated")).toMatchObject([{ approvalMode: "autoAll" }]);
  expect(events.map(({ type }) => type)).toEqual([
    "sessionStarted",
    "qwen-code:untyped",
    "sessionUpdated",
    `qwen-code:${method}`,
    "qwen-code:other",
  ]);
});
