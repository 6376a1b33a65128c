import { describe, expect, test } from "vitest";

import { all, call, finish, step, translate, typesOf } from "./translate.ts";

describe("tools", () => {
  const run = (...states: [string, Record<string, unknown>][]) =>
    translate([
      step(),
      ...states.map(([name, state], at) => call(name, state, `call_${at}`)),
      finish("stop"),
    ]);

  test("a command with another exit code than 0 is said to be completed, and was no success", () => {
    const metadata = { exit: 3, truncated: true, outputPath: "/tmp/all" };
    const time = { start: 1000, end: 1071 };
    const state = { status: "completed", input: { command: "x" }, output: "o", metadata, time };
    const events = run(["bash", state]);
    expect(all(events, "toolStarted")[0]?.startedAt).toBe("1970-01-01T00:00:01.000Z");
    expect(all(events, "toolCompleted")).toMatchObject([
      { success: false, exitCode: 3, durationMs: 71, truncated: true, outputPath: "/tmp/all" },
    ]);
  });

  test("so was one that took too long", () => {
    const output =
      "a\n\n<shell_metadata>\nbash tool terminated command after exceeding timeout 1000 ms\n</shell_metadata>";
    const events = run(["bash", { status: "completed", input: {}, output, metadata: {} }]);
    expect(all(events, "toolCompleted")[0]?.success).toBe(false);
  });

  test("a tool that does not exist has its name in the input, and did not run", () => {
    const input = { tool: "magic", error: "Model tried to call unavailable tool 'magic'." };
    const events = run(["invalid", { status: "completed", input, output: "" }]);
    expect(all(events, "toolStarted")[0]).toMatchObject({ toolName: "magic" });
    expect(all(events, "toolStarted")[0]).not.toHaveProperty("arguments");
    expect(all(events, "toolFailed")).toMatchObject([{ reason: "notRun", error: input.error }]);
  });

  test.each([
    ["The bash tool was called with invalid arguments: x", "notRun"],
    ["Tool execution aborted", "cancelled"],
    ["The user dismissed this question", "denied"],
  ])("%j is %s", (error, reason) => {
    const events = run(["bash", { status: "error", input: {}, error }]);
    expect(all(events, "toolFailed")[0]?.reason).toBe(reason);
  });

  test("any other error is what the tool returned", () => {
    const events = run(["read", { status: "error", input: {}, error: "File not found: x" }]);
    expect(all(events, "toolCompleted")).toMatchObject([
      { success: false, error: "File not found: x" },
    ]);
  });

  test("a file is created if it was not there before, and reported before the tool's end", () => {
    const write = (exists: boolean) => ({
      status: "completed",
      input: { filePath: "/w/a" },
      output: "",
      metadata: { filepath: "/w/a", exists },
    });
    const events = run(["write", write(false)], ["write", write(true)]);
    expect(all(events, "fileChanged").map(({ changeType }) => changeType)).toEqual([
      "created",
      "modified",
    ]);
    const types = typesOf(events);
    expect(types.indexOf("fileChanged")).toBeLessThan(types.indexOf("toolCompleted"));
  });

  test("a patch changes several files", () => {
    const files = [
      { filePath: "/w/a", type: "add", diff: "+a" },
      { filePath: "/w/b", type: "move", movePath: "/w/c" },
      { filePath: "/w/d", type: "delete" },
    ];
    const state = { status: "completed", input: {}, output: "", metadata: { files } };
    expect(all(run(["apply_patch", state]), "fileChanged")).toMatchObject([
      { changeType: "created", diff: "+a" },
      { changeType: "modified", movedTo: "/w/c" },
      { changeType: "deleted" },
    ]);
  });

  test("an edit that failed changes nothing", () => {
    const events = run(["edit", { status: "error", input: { filePath: "/w/a" }, error: "no" }]);
    expect(all(events, "fileChanged")).toEqual([]);
  });

  test("a list that is only repeated is emitted once", () => {
    const todos = [{ content: "a", status: "in_progress", priority: "high" }];
    const state = { status: "completed", input: {}, output: "", metadata: { todos } };
    expect(all(run(["todowrite", state], ["todowrite", state]), "planUpdated")).toMatchObject([
      { entries: [{ content: "a", status: "inProgress", priority: "high" }] },
    ]);
  });

  test("of a sub-agent only its beginning and its end are known, so the usage is not all", () => {
    const state = {
      status: "completed",
      input: { description: "look", prompt: "look there" },
      output: '<task id="ses_2" state="completed">\n<task_result>\nfound\n</task_result>\n</task>',
      metadata: { sessionId: "ses_2", model: { providerID: "p", modelID: "m" } },
    };
    const events = run(["task", state]);
    expect(all(events, "subagentStarted")).toMatchObject([
      { subagentId: "ses_2", label: "look", prompt: "look there", model: "p/m", toolId: "call_0" },
    ]);
    expect(all(events, "subagentCompleted")).toMatchObject([{ success: true, summary: "found" }]);
    expect(all(events, "turnCompleted")[0]?.usage.completeness).toBe("partial");
  });

  test("tools of MCP servers are known by the underscore in their names", () => {
    const state = { status: "completed", input: {}, output: "" };
    const kinds = all(run(["git_log", state], ["magic", state]), "toolStarted");
    expect(kinds.map(({ toolKind }) => toolKind)).toEqual(["mcp", "other"]);
  });
});
