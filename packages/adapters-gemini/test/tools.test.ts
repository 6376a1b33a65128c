import { textOf } from "@agentstream/stream";
import { describe, expect, test } from "vitest";

import {
  all,
  call,
  done,
  init,
  refused,
  returned,
  say,
  translate,
  typesOf,
  user,
  type Line,
} from "./translate.ts";

describe("text", () => {
  test("pieces are one block, which the next tool ends", () => {
    const events = translate([
      init,
      user,
      say("a"),
      say("b"),
      call("glob", "1"),
      returned("1"),
      say("c"),
      done,
    ]);
    const chunks = all(events, "textChunk");
    expect(chunks.filter(({ isComplete }) => isComplete).map(({ text }) => text)).toEqual([
      "ab",
      "c",
    ]);
    expect(chunks.some(({ interrupted }) => interrupted)).toBe(false);
  });

  test("a line of no meaning does not end a block", () => {
    const events = translate([init, user, say("a"), { type: "heartbeat" }, say("b"), done]);
    expect(new Set(all(events, "textChunk").map(({ blockId }) => blockId)).size).toBe(1);
    expect(typesOf(events)).toContain("gemini:heartbeat");
  });

  test("what a retry repeats without a mark is reported as it is printed", () => {
    expect(
      textOf(translate([init, user, say("partial "), say("partial "), say("whole"), done])),
    ).toBe("partial partial whole");
  });

  test("a whole message that repeats its pieces is emitted once", () => {
    const whole = { type: "message", role: "assistant", content: "ab" };
    expect(textOf(translate([init, user, say("a"), say("b"), whole, done]))).toBe("ab");
    expect(textOf(translate([init, user, whole, whole, done]))).toBe("abab");
  });

  test("the prompt is reported as the CLI sent it", () => {
    const events = translate([init, user, done]);
    expect(all(events, "turnStarted").map(({ prompt }) => prompt)).toEqual(["go"]);
    expect(all(events, "userMessage").map(({ kind }) => kind)).toEqual(["prompt"]);
  });
});

describe("tools", () => {
  test("a shell command that failed is a success, for the CLI prints no exit code", () => {
    const events = translate([
      init,
      user,
      call("run_shell_command", "1", { command: "exit 3" }),
      returned("1", "x"),
      done,
    ]);
    expect(all(events, "toolCompleted")).toMatchObject([{ success: true, result: "x" }]);
  });

  test("results are paired by id, also when text and other calls come between", () => {
    const events = translate([
      init,
      user,
      call("glob", "1"),
      say("x"),
      call("glob", "2"),
      returned("2"),
      returned("1"),
      done,
    ]);
    expect(all(events, "toolCompleted").map(({ toolId }) => toolId)).toEqual(["2", "1"]);
  });

  test("two calls of one id with one result: the oldest is closed by it, the other with its turn", () => {
    const events = translate([
      init,
      user,
      call("glob", "1"),
      call("glob", "1"),
      returned("1"),
      done,
    ]);
    expect(all(events, "toolStarted").map(({ toolId }) => toolId)).toEqual(["1", "1#2"]);
    expect(all(events, "toolCompleted").map(({ toolId }) => toolId)).toEqual(["1"]);
    expect(all(events, "toolFailed")).toMatchObject([{ toolId: "1#2", reason: "cancelled" }]);
  });

  test("a result without a call is emitted whole", () => {
    expect(typesOf(translate([init, user, returned("9"), done]))).toContain("gemini:tool_result");
  });

  test.each([
    ["policy_violation", "Tool execution denied by policy.", "denied", 1],
    [
      "unhandled_exception",
      'Tool execution for "WriteFile" requires user confirmation',
      "denied",
      1,
    ],
    ["stop_execution", "Agent execution stopped by hook: no", "denied", 1],
    ["unhandled_exception", "boom", "error", 0],
    ["tool_not_registered", 'Tool "x" not found.', "notRun", 0],
    ["invalid_tool_params", "params must have …", "notRun", 0],
  ])("%s: %s is %s", (type, message, reason, denials) => {
    const events = translate([
      init,
      user,
      call("write_file", "1"),
      refused("1", type, message),
      done,
    ]);
    expect(all(events, "toolFailed")).toMatchObject([{ toolId: "1", reason, error: message }]);
    expect(all(events, "sessionEnded")[0]?.permissionDenials?.length ?? 0).toBe(denials);
  });

  test("any other error is a failure that the tool returned", () => {
    const events = translate([
      init,
      user,
      call("read_file", "1"),
      refused("1", "file_not_found", "File not found"),
      done,
    ]);
    expect(all(events, "toolCompleted")).toMatchObject([
      { success: false, error: "File not found" },
    ]);
  });

  test("a file has changed only when its call succeeded, and that is inferred", () => {
    const write = (id: string): Line => call("write_file", id, { file_path: `${id}.txt` });
    const events = translate([
      init,
      user,
      write("1"),
      write("2"),
      returned("1"),
      refused("2", "x", "no"),
      done,
    ]);
    expect(all(events, "fileChanged")).toMatchObject([
      { filePath: "1.txt", changeType: "modified", inferred: true, toolId: "1" },
    ]);
  });

  test("an MCP tool has its server", () => {
    const events = translate([init, user, call("mcp_tiny_add_two", "1"), returned("1"), done]);
    expect(all(events, "toolStarted")).toMatchObject([{ toolKind: "mcp", server: "tiny" }]);
  });

  test("todos are a plan once they are written, and reported again only when they differ", () => {
    const todos = [{ description: "a", status: "in_progress" }];
    const write = (id: string): Line[] => [call("write_todos", id, { todos }), returned(id)];
    const events = translate([init, user, ...write("1"), ...write("2"), done]);
    expect(all(events, "planUpdated").map(({ entries }) => entries)).toEqual([
      [{ content: "a", status: "inProgress" }],
    ]);
  });

  test("leaving plan mode approves everything from there on, and a warning says so", () => {
    const events = translate([
      init,
      user,
      call("exit_plan_mode", "1"),
      returned("1", "Plan approved"),
      done,
    ]);
    expect(all(events, "sessionUpdated")).toMatchObject([{ approvalMode: "autoAll" }]);
    expect(all(events, "log")).toMatchObject([{ level: "warn" }]);
  });

  test("leaving plan mode in vain changes nothing", () => {
    const events = translate([
      init,
      user,
      call("exit_plan_mode", "1"),
      refused("1", "policy_violation", "no"),
      done,
    ]);
    expect(all(events, "sessionUpdated")).toEqual([]);
  });

  test("a sub-agent is one that ran: an unknown one is no sub-agent", () => {
    const agent = (id: string): Line =>
      call("invoke_agent", id, { agent_name: "helper", prompt: "p" });
    const events = translate([
      init,
      user,
      agent("1"),
      returned("1"),
      agent("2"),
      refused("2", "invalid_tool_params", "no"),
      done,
    ]);
    expect(all(events, "subagentStarted")).toMatchObject([{ label: "helper", toolId: "1" }]);
    expect(all(events, "subagentCompleted").length).toBe(1);
  });

  test.each([
    ["generalist", { request: "Look." }, "generalist"],
    ["codebase_investigator", { objective: "Look." }, "codebase_investigator"],
    ["delegate_to_agent", { agent_name: "helper", objective: "Look." }, "helper"],
  ])("older versions call a sub-agent as %s", (tool, args, label) => {
    const ended = (reason: string): string =>
      `\nSubagent ${label} Finished\n\nTermination Reason:\n ${reason}\n\nResult:\nNothing.\n`;
    const events = translate([
      init,
      user,
      call(tool, "1", args),
      returned("1", ended("GOAL")),
      call(tool, "2", args),
      returned("2", ended("MAX_TURNS")),
      call(tool, "3", args),
      returned("3"),
      done,
    ]);
    expect(all(events, "toolStarted").map(({ toolKind }) => toolKind)).toEqual(
      Array.from({ length: 3 }, () => "agent"),
    );
    expect(all(events, "subagentStarted")).toMatchObject(
      Array.from({ length: 3 }, () => ({ label, prompt: "Look." })),
    );
    expect(all(events, "subagentCompleted")).toMatchObject([
      { success: true, summary: "Nothing." },
      { success: false, summary: "Nothing." },
      { success: true },
    ]);
  });
});
