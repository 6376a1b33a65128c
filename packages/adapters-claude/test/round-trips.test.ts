import { expect, test } from "vitest";

import { answered, ask, converse, interrupted, suggestions } from "./conversation.ts";
import {
  all,
  call,
  ended,
  failed,
  init,
  result,
  success,
  user,
  text,
  type Line,
} from "./native-lines.ts";

const asked = (more: Line = {}): readonly Line[] => [
  init,
  call("t"),
  ask("r", { tool_use_id: "t", ...more }),
];
/** The CLI goes on as it does when a call was refused. */
const refusal = (message: string): readonly Line[] => [
  result("t", message, failed),
  { ...success, permission_denials: [{ tool_name: "Bash", tool_use_id: "t", tool_input: {} }] },
];

test("a call that is allowed once runs as it was asked", () => {
  const it = converse();
  it.written();
  it.says(...asked());
  expect(it.idle()).toBe(false);
  expect(it.written()).toEqual([]);
  it.allow("r");
  expect(it.written()).toEqual([
    answered("r", { behavior: "allow", updatedInput: { command: "ls" } }),
  ]);
  expect(all(it.events, "permissionResolved")).toMatchObject([
    { requestId: "r", outcome: "allowed", optionId: "allow", by: "user" },
  ]);
  it.says(result("t", "a.txt"), success);
  expect(it.idle()).toBe(true);
  const events = it.exit();
  expect(all(events, "permissionResolved").length).toBe(1);
  expect(all(events, "toolCompleted")).toMatchObject([{ success: true }]);
  expect(ended(events)).toMatchObject({ reason: "completed" });
  expect(ended(events).permissionDenials).toBeUndefined();
});

test("a call may be allowed always: for the session, or wherever the CLI proposes", () => {
  const written = (optionId: string): unknown[] => {
    const it = converse();
    it.says(...asked({ permission_suggestions: suggestions }));
    expect(all(it.events, "permissionRequested")[0]?.options?.map(({ kind }) => kind)).toEqual([
      "allow",
      "allowSession",
      "allowRule",
      "deny",
      "denyAndStop",
    ]);
    it.written();
    it.allow("r", { optionId });
    const lines = it.written();
    it.exit();
    return lines;
  };
  const answer = (updatedPermissions: readonly Line[]): Line =>
    answered("r", { behavior: "allow", updatedInput: { command: "ls" }, updatedPermissions });
  expect(written("allowRule")).toEqual([answer(suggestions)]);
  expect(written("allowSession")).toEqual([
    answer(suggestions.map((one) => ({ ...one, destination: "session" }))),
  ]);
});

test("what proposes nothing, or nothing that could be handed back, can be allowed once only", () => {
  const kinds = (given: unknown): unknown => {
    const it = converse();
    it.says(...asked({ permission_suggestions: given }));
    return all(it.events, "permissionRequested")[0]?.options?.map(({ kind }) => kind);
  };
  const once = ["allow", "deny", "denyAndStop"];
  expect(kinds(undefined)).toEqual(once);
  expect(kinds([{ type: "allow", label: "Allow Command", description: "ls" }])).toEqual(once);
  expect(kinds([{ type: "addRules", rules: "ls", destination: "session" }])).toEqual(once);
  expect(kinds([{ type: "setMode", mode: "acceptEdits", destination: "session" }])).toEqual([
    "allow",
    "allowSession",
    "deny",
    "denyAndStop",
  ]);
});

test("a call may be allowed with another input", () => {
  const it = converse();
  it.says(...asked());
  it.written();
  it.allow("r", { arguments: { command: "true" } });
  expect(it.written()).toEqual([
    answered("r", { behavior: "allow", updatedInput: { command: "true" } }),
  ]);
  expect(all(it.events, "permissionResolved")).toMatchObject([
    { updatedArguments: { command: "true" } },
  ]);
  it.exit();
});

test("a call that is denied did not run, and the turn goes on", () => {
  const it = converse();
  it.says(...asked());
  it.written();
  it.deny("r", { message: "Not now." });
  expect(it.written()).toEqual([answered("r", { behavior: "deny", message: "Not now." })]);
  it.says(...refusal("Not now."));
  const events = it.exit();
  expect(all(events, "toolFailed")).toMatchObject([{ toolId: "t", reason: "denied" }]);
  expect(ended(events)).toMatchObject({
    reason: "completed",
    permissionDenials: [{ toolId: "t", toolName: "Bash", source: "answer", message: "Not now." }],
  });
});

test("a denial that also stops ends the run: failed, for it was denied", () => {
  for (const answer of [{ stop: true }, { optionId: "denyAndStop" }]) {
    const it = converse();
    it.says(...asked());
    it.written();
    it.deny("r", answer);
    const [line] = it.written();
    expect(line).toMatchObject({ response: { response: { behavior: "deny", interrupt: true } } });
    it.says(
      result("t", "The user doesn't want this tool to be used.", failed),
      user([text("[Request interrupted by user for tool use]")]),
      interrupted,
    );
    const events = it.exit(1);
    expect(all(events, "toolFailed")).toMatchObject([{ reason: "denied" }]);
    expect(all(events, "turnFailed")).toMatchObject([{ errorCode: "permissionDenied" }]);
    expect(ended(events)).toMatchObject({ reason: "failed", detail: "denied" });
  }
});

test("what nobody answers in its time is denied", () => {
  const it = converse({ answerTimeoutMs: 500 });
  expect(it.says(...asked()).wakeAt).toBe(1500);
  expect(all(it.events, "permissionRequested")[0]?.expiresAt).toBe("1970-01-01T00:00:01.500Z");
  it.written();
  it.host({ type: "tick", now: 1499 });
  expect(it.written()).toEqual([]);
  expect(it.host({ type: "tick", now: 1500 }).wakeAt).toBeUndefined();
  expect(it.written()).toEqual([
    answered("r", { behavior: "deny", message: "Nobody answered in time." }),
  ]);
  // too late
  it.allow("r");
  expect(it.written()).toEqual([]);
  it.says(...refusal("Nobody answered in time."));
  const events = it.exit();
  expect(all(events, "permissionResolved").map(({ outcome }) => outcome)).toEqual(["expired"]);
  expect(all(events, "toolFailed")).toMatchObject([{ reason: "denied" }]);
  expect(ended(events).permissionDenials).toMatchObject([{ toolId: "t", source: "expired" }]);
});

test("an interrupt leaves it to the CLI to take its question back", () => {
  const it = converse();
  it.says(...asked());
  it.written();
  it.host({ type: "interrupt" });
  expect(it.written()).toMatchObject([{ request: { subtype: "interrupt" } }]);
  it.says({ type: "control_cancel_request", request_id: "r" }, answered("host-2", {}));
  it.allow("r");
  expect(it.written()).toEqual([]);
  it.says(
    result("t", "The user doesn't want to proceed with this tool use.", failed),
    user([text("[Request interrupted by user for tool use]")]),
    interrupted,
  );
  const events = it.exit(1);
  expect(all(events, "permissionResolved")).toMatchObject([{ outcome: "cancelled" }]);
  expect(all(events, "toolFailed")).toMatchObject([{ reason: "cancelled" }]);
  expect(ended(events)).toMatchObject({ reason: "cancelled", detail: "interrupted" });
});

test("two that wait at once are answered each for itself, in any order", () => {
  const it = converse();
  it.says(
    init,
    call("a"),
    call("b"),
    ask("r1", { tool_use_id: "a" }),
    ask("r2", { tool_use_id: "b" }),
  );
  it.written();
  it.deny("r2", { message: "No." });
  it.allow("r1");
  expect(it.written()).toMatchObject([
    { response: { request_id: "r2", response: { behavior: "deny" } } },
    { response: { request_id: "r1", response: { behavior: "allow" } } },
  ]);
  it.says(result("a", "1"), result("b", "No.", failed), success);
  const events = it.exit();
  expect(all(events, "toolCompleted").map(({ toolId }) => toolId)).toEqual(["a"]);
  expect(all(events, "toolFailed").map(({ toolId }) => toolId)).toEqual(["b"]);
});

test("a sub-agent asks under its own name, perhaps before its call is reported", () => {
  const it = converse();
  it.says(
    init,
    call("p", "Agent", { description: "Count", prompt: "count" }),
    {
      type: "system",
      subtype: "task_started",
      task_id: "a1",
      tool_use_id: "p",
      description: "Count",
      task_type: "local_agent",
    },
    ask("r", { tool_use_id: "t", agent_id: "a1" }),
  );
  expect(all(it.events, "permissionRequested")).toMatchObject([
    { toolId: "t", subagentId: "a1", parentToolId: "p" },
  ]);
  it.written();
  it.allow("r");
  expect(it.written().length).toBe(1);
  it.says(
    { ...call("t"), parent_tool_use_id: "p" },
    { ...result("t", "1"), parent_tool_use_id: "p" },
  );
  const events = it.exit();
  expect(all(events, "toolStarted").length).toBe(2);
  expect(all(events, "toolCompleted")).toMatchObject([{ toolId: "t", subagentId: "a1" }]);
});

test("an answer that fits nothing is reported to its caller, and not written", () => {
  const it = converse();
  it.says(...asked(), ask("q", { tool_name: "AskUserQuestion", tool_use_id: "u", input: {} }));
  it.written();
  it.allow("nobody");
  it.allow("r", { optionId: "allowRule" });
  it.allow("r", { optionId: "deny" });
  it.reply("r", { answers: {} });
  it.allow("q");
  expect(it.written()).toEqual([]);
  expect(all(it.events, "log").map(({ level, source }) => [level, source])).toEqual([
    ["warn", "host"],
    ["warn", "host"],
    ["warn", "host"],
    ["warn", "host"],
    ["warn", "host"],
  ]);
  it.allow("r");
  it.deny("r");
  expect(it.written().length).toBe(1);
  const events = it.exit();
  expect(all(events, "permissionResolved").length).toBe(1);
  const count = it.events.length;
  it.allow("r");
  it.reply("q", { answers: {} });
  expect(it.written()).toEqual([]);
  expect(it.events.length).toBe(count);
});
