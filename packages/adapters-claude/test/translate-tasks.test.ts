import type { UnifiedEvent } from "@agentstream/schema";
import { describe, expect, test } from "vitest";

import {
  all,
  call,
  failed,
  init,
  result,
  success,
  text,
  translate,
  user,
  type Line,
} from "./native-lines.ts";

const launched = { isAsync: true, status: "async_launched", agentId: "ag" };
const inBackground: Line[] = [
  init,
  call("s", "Bash", { command: "sleep 9", run_in_background: true }),
  result("s", "Command running in background with ID: b1. Output is being written to: /o"),
];
const endsOf = (...lines: readonly Line[]): unknown[] =>
  all(translate([...inBackground, ...lines, success]), "taskCompleted").map(
    ({ taskId, success: isWell, status }) => [taskId, isWell, status],
  );
const killed = '{"message":"Successfully killed shell: b1 (sleep 9)","shell_id":"b1"}';

test("a sub-agent in the background whose start was never announced ends with its task", () => {
  const events = translate([
    init,
    call("t", "Task", { description: "Look", run_in_background: true, model: "haiku" }),
    user([text("Look around.")], { parent_tool_use_id: "t" }),
    result("t", "Async agent launched successfully.", {}, { tool_use_result: launched }),
    success,
    {
      type: "system",
      subtype: "task_notification",
      task_id: "ag",
      status: "completed",
      summary: "Seen.",
    },
  ]);
  expect(all(events, "subagentStarted")).toMatchObject([{ subagentId: "t", model: "haiku" }]);
  expect(all(events, "subagentCompleted")).toMatchObject([
    { subagentId: "t", success: true, summary: "Seen." },
  ]);
  expect(all(events, "taskCompleted")).toMatchObject([{ taskId: "ag", success: true }]);
});

test("the start of a sub-agent whose call has returned starts no second one", () => {
  const started = { type: "system", subtype: "task_started", task_id: "ag", tool_use_id: "t" };
  const late = { ...started, task_type: "local_agent", description: "Look" };
  const events = translate([
    init,
    call("t", "Task", { description: "Look" }),
    user([text("Look around.")], { parent_tool_use_id: "t" }),
    result("t", "Nothing is here."),
    late,
    success,
  ]);
  expect(all(events, "subagentStarted")).toMatchObject([{ subagentId: "t" }]);
  expect(all(events, "subagentCompleted")).toMatchObject([{ subagentId: "t", success: true }]);
  expect(events.filter((event) => "data" in event)).toMatchObject([{ data: late }]);
});

test("a sub-agent that another call has started again is one that runs", () => {
  const started = { type: "system", subtype: "task_started", task_id: "ag", tool_use_id: "m" };
  const events = translate([
    init,
    call("m", "SendMessage", { to: "ag", message: "Look again." }),
    result("m", "The agent was resumed."),
    { ...started, task_type: "local_agent", description: "Look" },
    { type: "system", subtype: "task_notification", task_id: "ag", status: "completed" },
    success,
  ]);
  expect(all(events, "subagentCompleted")).toMatchObject([{ subagentId: "ag", success: true }]);
});

test("the model that a call asks for is that of its sub-agent", () => {
  const started = { type: "system", subtype: "task_started", task_type: "local_agent" };
  const events = translate([
    init,
    call("t", "Agent", { description: "Look", model: "haiku" }),
    { ...started, task_id: "ag", tool_use_id: "t", description: "Look" },
    success,
  ]);
  expect(all(events, "subagentStarted")).toMatchObject([{ subagentId: "ag", model: "haiku" }]);
});

test("without notifications a task ends when a tool has stopped it, or reports that it has ended", () => {
  const output = (status: string): string => `<status>${status}</status>\n\n<stdout>\nx\n</stdout>`;
  const kill = call("k", "KillShell", { shell_id: "b1" });
  const look = call("k", "BashOutput", { bash_id: "b1" });
  expect(endsOf(kill, result("k", killed))).toEqual([["b1", false, "stopped"]]);
  expect(endsOf(look, result("k", output("completed")))).toEqual([["b1", true, "completed"]]);
  expect(endsOf(look, result("k", output("failed")))).toEqual([["b1", false, "failed"]]);
  // closed at the end of the run
  const open = [["b1", false, undefined]];
  expect(endsOf(look, result("k", output("running")))).toEqual(open);
  expect(endsOf(kill, result("k", "No shell found with ID: b1"))).toEqual(open);
});

test("a notification in the form of a message is the end of its task, and not the user's", () => {
  const notice = [
    "<task-notification>",
    "<task-id>b1</task-id>",
    "<output-file>/o</output-file>",
    "<status>completed</status>",
    '<summary>Background command "Sleep" completed (exit code 0)</summary>',
    "</task-notification>",
  ].join("\n");
  const events = translate([...inBackground, success, user(notice), init, success]);
  expect(all(events, "userMessage")).toEqual([]);
  expect(all(events, "log")).toMatchObject([{ message: notice }]);
  expect(all(events, "taskCompleted")).toMatchObject([
    { taskId: "b1", success: true, outputFile: "/o" },
  ]);
  expect(all(events, "turnStarted")[1]).toMatchObject({ trigger: "task" });
});

describe("a sub-agent in the foreground whose start was announced", () => {
  const started = { type: "system", subtype: "task_started", task_id: "ag", tool_use_id: "t" };
  const run = (...lines: readonly Line[]): UnifiedEvent[] =>
    translate([
      init,
      call("t", "Task", { description: "Look" }),
      { ...started, task_type: "local_agent", description: "Look" },
      ...lines,
      call("next"),
      result("next", "a"),
      success,
    ]);
  const order = (events: readonly UnifiedEvent[]): string[] =>
    events.map(({ type }) => type).filter((type) => /^(?:subagent|tool)/.test(type));

  test.each([true, false])("ends with its call, where nothing else says so (%s)", (isWell) => {
    const events = run(result("t", "Seen.", isWell ? {} : failed));
    expect(all(events, "subagentCompleted")).toMatchObject([{ subagentId: "ag", success: isWell }]);
    expect(order(events).slice(2, 5)).toEqual([
      "toolCompleted",
      "subagentCompleted",
      "toolStarted",
    ]);
  });

  test.each(["before", "after"])("ends by its notification %s the result, once", (when) => {
    const notice = { type: "system", subtype: "task_notification", task_id: "ag" };
    const end = { ...notice, status: "completed", summary: "Seen it." };
    const answer = result("t", "Seen.");
    const events = run(...(when === "before" ? [end, answer] : [answer, end]));
    expect(all(events, "subagentCompleted")).toMatchObject([
      { subagentId: "ag", success: true, summary: "Seen it." },
    ]);
    expect(events.filter((event) => "data" in event)).toEqual([]);
  });

  test("goes on, if the result says that it was launched", () => {
    const words = "Async agent launched successfully. (Internal.)\nagentId: ag (use SendMessage)";
    const events = run(result("t", words));
    expect(all(events, "taskStarted")).toMatchObject([{ taskId: "ag", kind: "agent" }]);
    expect(order(events).at(-1)).toBe("subagentCompleted");
    expect(all(events, "toolCompleted")).toMatchObject([{ background: true, taskId: "ag" }, {}]);
  });
});
