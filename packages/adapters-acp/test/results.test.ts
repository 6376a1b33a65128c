import { describe, expect, test } from "vitest";

import {
  ask,
  call,
  callUpdate,
  converse,
  initialized,
  opened,
  prompted,
  stopped,
  text,
  type Message,
} from "./converse.ts";

const shown = (words: string): Message[] => [
  { type: "content", content: { type: "text", text: words } },
];

describe("what a call returned", () => {
  test.each([
    ["a terminal's", "terminal_output"],
    ["a piece of a terminal's", "terminal_output_delta"],
    ["a server's", "mcp_output_delta"],
  ])("output in _meta is emitted as it comes, and is the result: %s", (_, name) => {
    const { agent, all, end } = prompted();
    const piece = (data: string): Message => ({ _meta: { [name]: { data, terminal_id: "a" } } });
    agent(
      call("a", { status: "in_progress", content: [{ type: "terminal", terminalId: "a" }] }),
      callUpdate("a", piece("one\n")),
      callUpdate("a", piece("two\n")),
      callUpdate("a", {
        status: "failed",
        _meta: { terminal_exit: { exit_code: 3, signal: null, terminal_id: "a" } },
      }),
      text("Done."),
      stopped(3),
    );
    expect(all("toolProgress").map(({ output }) => output)).toEqual(["one\n", "two\n"]);
    expect(all("toolCompleted")).toMatchObject([
      { success: false, exitCode: 3, result: "one\ntwo\n" },
    ]);
    end();
  });

  test("an exit code that is not 0 is no success, wherever it stands", () => {
    const { agent, all, end } = prompted();
    const contents = [{ type: "text" }, { type: "shell_exit", exitCode: 3 }];
    agent(
      call("a"),
      callUpdate("a", { status: "completed", rawOutput: { content: "x", contents } }),
      call("b"),
      callUpdate("b", { status: "completed", _meta: { terminal_exit: { exit_code: 4 } } }),
      text("Done."),
      stopped(3),
    );
    expect(all("toolCompleted")).toMatchObject([
      { success: false, exitCode: 3 },
      { success: false, exitCode: 4 },
    ]);
    end();
  });

  test.each([[""], [{ exit_code: 0 }], [{ exitCode: 0 }]])(
    "a raw output without it leaves the text: %j",
    (rawOutput) => {
      const { agent, all, end } = prompted();
      agent(
        call("a"),
        callUpdate("a", { status: "completed", rawOutput, content: shown("alpha") }),
        text("Done."),
        stopped(3),
      );
      expect(all("toolCompleted")).toMatchObject([{ success: true, result: "alpha" }]);
      end();
    },
  );

  test("output may be formatted", () => {
    const { agent, all, end } = prompted();
    const rawOutput = { formatted_output: "one\n", exit_code: 0 };
    agent(call("a"), callUpdate("a", { status: "completed", rawOutput }), stopped(3));
    expect(all("toolCompleted")).toMatchObject([{ result: "one\n", exitCode: 0 }]);
    end();
  });

  test("an error may be an object", () => {
    const { agent, all, end } = prompted();
    const rawOutput = { result: null, error: { message: "No such file" } };
    agent(call("a"), callUpdate("a", { status: "failed", rawOutput }), text("Done."), stopped(3));
    expect(all("toolCompleted")).toMatchObject([{ success: false, error: "No such file" }]);
    end();
  });

  test("of a call that never says that it runs, content alone is output; with the arguments it is none", () => {
    const { agent, all, end } = prompted();
    agent(
      call("a"),
      callUpdate("a", { rawInput: { command: "ls" }, content: shown("List the files") }),
      callUpdate("a", { content: shown("one") }),
      callUpdate("a", { content: shown("one two"), status: null, rawInput: null }),
      stopped(3, "cancelled"),
    );
    expect(all("toolProgress").map(({ output }) => output)).toEqual(["one", " two"]);
    end();
  });
});

describe("changes of files", () => {
  test("an update is no new file, though nothing stood there before", () => {
    const { agent, all, end } = prompted();
    const diff = (kind: string): Message => ({
      type: "diff",
      path: `/w/${kind}`,
      oldText: "",
      newText: "x",
      _meta: { kind },
    });
    agent(
      call("a", { kind: "edit", content: [diff("add"), diff("update")] }),
      callUpdate("a", { status: "completed" }),
      text("Done."),
      stopped(3),
    );
    expect(all("fileChanged").map(({ changeType }) => changeType)).toEqual(["created", "modified"]);
    end();
  });
});

describe("tools of MCP servers", () => {
  test.each([
    ["mcp__files__read_all", "files"],
    ["mcp.files.read_all", "files"],
  ])("%s", (name, server) => {
    const { agent, all, end } = prompted();
    const others = ["mcp", "mcp__acp__Bash"];
    agent(...[name, ...others].map((title) => call(title, { title })), stopped(3));
    expect(all("toolStarted")[0]).toMatchObject({ toolName: name, toolKind: "mcp", server });
    const kinds = all("toolStarted").map(({ toolKind }) => toolKind);
    expect(kinds).toEqual(["mcp", "execute", "execute"]);
    end();
  });
});

describe("why a call failed, for an observer", () => {
  const marked = (nonExecutionKind: string): Message => ({
    status: "failed",
    rawOutput: "The tool use was rejected by the user",
    _meta: { claudeCode: { toolName: "Bash", nonExecutionKind } },
  });
  const canceled: Message = {
    status: "failed",
    content: shown('Tool "shell" was canceled by the user.'),
  };
  const outcome: Message = { status: "failed", rawOutput: { outcome: "cancelled", exitCode: 0 } };

  test.each([
    ["refused by the user", "denied", marked("user-rejected"), true],
    ["stopped by the user, who was not asked", "cancelled", marked("user-rejected"), false],
    ["refused by a rule", "denied", marked("permission-rule"), false],
    ["refused by a classifier", "denied", marked("automode-blocked"), false],
    ["canceled when asked for", "denied", canceled, true],
    ["canceled while it ran", "cancelled", canceled, false],
    ["by its outcome", "cancelled", outcome, false],
  ])("%s: %s", (_, reason, ending, isAsked) => {
    const { agent, all, end } = converse();
    agent(initialized, opened, call("a"));
    if (isAsked) agent(ask(0, "a"));
    agent(callUpdate("a", ending), text("Done."), stopped(3));
    expect(all("toolFailed")).toMatchObject([{ toolId: "a", reason }]);
    expect(all("permissionResolved").map((one) => one.outcome)).toEqual(isAsked ? ["denied"] : []);
    const denied = end()?.permissionDenials?.map(({ toolId }) => toolId) ?? [];
    expect(denied).toEqual(reason === "denied" ? ["a"] : []);
  });
});

test("what a host cancels it has not denied, whatever the agent calls it", () => {
  const { host, agent, all, end } = prompted();
  agent(call("a"));
  host({ type: "interrupt" });
  agent(
    callUpdate("a", { status: "failed", rawOutput: "The tool use was rejected by the user" }),
    stopped(3, "cancelled"),
  );
  expect(all("toolFailed")).toMatchObject([{ reason: "cancelled" }]);
  expect(end()).not.toHaveProperty("permissionDenials");
});
