import { describe, expect, test } from "vitest";

import { call, callUpdate, prompted, stopped, text, thought, update } from "./converse.ts";

describe("text", () => {
  test("a block ends at other content, at another message, at the turn's end; facts end none", () => {
    const { agent, all, end } = prompted();
    agent(
      text("a"),
      update({ sessionUpdate: "available_commands_update", availableCommands: [{ name: "x" }] }),
      text("b"),
      thought("c"),
      text("d", { messageId: "1" }),
      text("e", { messageId: "2" }),
      call("t"),
      text("f"),
      stopped(3),
    );
    const whole = [...all("textChunk"), ...all("thinkingChunk")].filter(
      (chunk) => chunk.isComplete,
    );
    expect(whole.map((chunk) => chunk.text)).toEqual(["ab", "d", "e", "f", "c"]);
    expect(all("textChunk").filter(({ messageId }) => messageId === "1").length).toBe(2);
    expect(all("toolFailed")).toMatchObject([{ toolId: "t", reason: "notRun" }]);
    end();
  });

  test("what is no text is emitted whole", () => {
    const { agent, types, end } = prompted();
    const content = { type: "image", data: "AA==", mimeType: "image/png" };
    agent(update({ sessionUpdate: "agent_message_chunk", content }), stopped(3));
    expect(types()).toContain("acp:agent_message_chunk");
    end();
  });

  test("what the agent repeats of a prompt is no second prompt", () => {
    const { agent, all, end } = prompted();
    const content = { type: "text", text: "Go." };
    agent(update({ sessionUpdate: "user_message_chunk", content }), text("Done."), stopped(3));
    expect(all("turnStarted").length).toBe(1);
    expect(all("userMessage")).toMatchObject([{ content: "Go." }]);
    end();
  });

  test("what comes after the turn is emitted whole", () => {
    const { agent, types, end } = prompted();
    agent(
      text("Done."),
      stopped(3),
      text("Late."),
      call("late"),
      callUpdate("late", { status: "completed" }),
    );
    expect(types().filter((type) => type.startsWith("acp:"))).toEqual([
      "acp:agent_message_chunk",
      "acp:tool_call",
      "acp:tool_call_update",
    ]);
    expect(end()).toMatchObject({ reason: "completed" });
  });
});

describe("tools", () => {
  test("each kind is one of ours", () => {
    const { agent, all, end } = prompted();
    const kinds = [
      "read",
      "edit",
      "delete",
      "move",
      "search",
      "execute",
      "think",
      "fetch",
      "switch_mode",
      "other",
      "x",
    ];
    agent(...kinds.map((kind) => call(kind, { kind })), stopped(3));
    expect(all("toolStarted").map(({ toolKind }) => toolKind)).toEqual([
      ...kinds.slice(0, 8),
      "think",
      "other",
      "other",
    ]);
    end();
  });

  test("arguments are emitted when they are known, output as it grows, a result at the end", () => {
    const { agent, all, end } = prompted();
    const content = (words: string) => [
      { type: "content", content: { type: "text", text: words } },
    ];
    agent(
      call("a", { title: "bash", rawInput: {}, locations: [{ path: "/w", line: 3 }] }),
      callUpdate("a", { status: "in_progress", rawInput: { command: "ls" } }),
      callUpdate("a", { status: "in_progress", content: content("one") }),
      callUpdate("a", { status: "in_progress", content: content("one two") }),
      callUpdate("a", {
        status: "completed",
        rawOutput: { output: "one two.", metadata: { exit: 3 } },
      }),
      text("Done."),
      stopped(3),
    );
    expect(all("toolStarted")[0]).not.toHaveProperty("arguments");
    expect(all("toolStarted")).toMatchObject([
      { toolName: "bash", locations: [{ path: "/w", line: 3 }] },
    ]);
    expect(all("toolProgress").map(({ output }) => output)).toEqual(["one", " two"]);
    expect(all("toolCompleted")).toMatchObject([
      { success: false, exitCode: 3, result: "one two.", arguments: { command: "ls" } },
    ]);
    end();
  });

  test("names: the program's, then the first title, then the kind", () => {
    const { agent, all, end } = prompted();
    agent(
      call("a", { name: "bash", title: "ls" }),
      call("b", { title: "ls" }),
      call("c", { title: undefined }),
      stopped(3),
    );
    expect(all("toolStarted").map(({ toolName }) => toolName)).toEqual(["bash", "ls", "execute"]);
    end();
  });

  test("an update of an unknown call starts it; one after the end; a call without an id", () => {
    const { agent, all, types, end } = prompted();
    agent(
      callUpdate("a", { status: "completed", title: undefined, kind: undefined }),
      callUpdate("b", { status: "completed", title: "ls", kind: "execute" }),
      callUpdate("b", { status: "completed", title: "ls" }),
      update({ sessionUpdate: "tool_call", title: "?" }),
      text("Done."),
      stopped(3),
    );
    expect(all("toolCompleted")).toMatchObject([{ toolId: "a" }, { toolId: "b" }]);
    expect(types().filter((type) => type.startsWith("acp:")).length).toBe(2);
    end();
  });

  test("a call that was never announced and failed has not run", () => {
    const { agent, all, end } = prompted();
    const content = [{ type: "content", content: { type: "text", text: "Not allowed." } }];
    agent(
      callUpdate("a", { status: "failed", content }),
      callUpdate("b", { status: "failed", title: "ls" }),
      text("Done."),
      stopped(3),
    );
    expect(all("toolStarted").map(({ toolName }) => toolName)).toEqual(["tool", "ls"]);
    expect(all("toolFailed")).toMatchObject([
      { toolId: "a", reason: "notRun", error: "Not allowed." },
    ]);
    expect(all("toolCompleted")).toMatchObject([{ toolId: "b", success: false }]);
    end();
  });

  test("an id that is used again is another call", () => {
    const { agent, all, end } = prompted();
    agent(call("a", { status: "completed" }), call("a", { status: "completed" }), stopped(3));
    expect(all("toolCompleted").map(({ toolId }) => toolId)).toEqual(["a", "a#2"]);
    end();
  });

  test("what failed ran, was refused, or was stopped", () => {
    const { agent, all, end } = prompted();
    const failed = (toolCallId: string, error: string) => [
      call(toolCallId),
      callUpdate(toolCallId, { status: "failed", rawOutput: { error } }),
    ];
    agent(
      ...failed("a", "No such file"),
      ...failed("b", "The user rejected permission to use this specific tool call."),
      ...failed("c", "Tool execution aborted"),
      call("d"),
      callUpdate("d", {
        status: "failed",
        rawOutput: { message: "The user rejected this tool call.", code: "rejected" },
      }),
      text("Done."),
      stopped(3),
    );
    expect(all("toolCompleted")).toMatchObject([
      { toolId: "a", success: false, error: "No such file" },
    ]);
    expect(all("toolFailed").map(({ reason }) => reason)).toEqual([
      "denied",
      "cancelled",
      "denied",
    ]);
    expect(end()).toMatchObject({
      permissionDenials: [
        { toolId: "b", source: "vendor" },
        { toolId: "d", source: "vendor" },
      ],
    });
  });
});

test("plans, modes, settings, notices, compactions, the context, and what nobody knows", () => {
  const { agent, all, types, end } = prompted();
  const entries = [
    { content: "x", status: "in_progress", priority: "high" },
    { content: "y", status: "pending" },
  ];
  agent(
    update({ sessionUpdate: "plan", entries }),
    update({ sessionUpdate: "plan", entries }),
    update({ sessionUpdate: "current_mode_update", currentModeId: "bypass" }),
    update({
      sessionUpdate: "config_option_update",
      configOptions: [{ id: "model", category: "model", currentValue: "three" }],
    }),
    update({ sessionUpdate: "notice", severity: "warning", title: "Slow", description: "Very" }),
    update({ sessionUpdate: "compaction_update", compactionId: "c", status: "in_progress" }),
    update({ sessionUpdate: "compaction_update", compactionId: "c", status: "in_progress" }),
    update({ sessionUpdate: "compaction_update", compactionId: "c", status: "cancelled" }),
    update({
      sessionUpdate: "usage_update",
      used: 100,
      size: 1000,
      _meta: { "_claude/model": "one" },
    }),
    update({ sessionUpdate: "session_info_update", title: "About x" }),
    update({ sessionUpdate: "weather_update" }),
    text("Done."),
    stopped(3),
  );
  expect(all("planUpdated").map((plan) => plan.entries)).toEqual([
    [
      { content: "x", status: "inProgress", priority: "high" },
      { content: "y", status: "pending" },
    ],
  ]);
  expect(all("sessionUpdated").slice(-2)).toMatchObject([
    { approvalMode: "autoAll" },
    { model: "three" },
  ]);
  expect(all("log")).toMatchObject([{ level: "warn", message: "Slow: Very", source: "agent" }]);
  expect(all("contextCompacted").map(({ phase }) => phase)).toEqual(["started", "failed"]);
  expect(all("usageReported")).toMatchObject([
    { scope: "message", contextWindow: 1000, model: "one", usage: { totalTokens: 100 } },
  ]);
  expect(types().filter((type) => type.startsWith("acp:"))).toEqual([
    "acp:session_info_update",
    "acp:weather_update",
  ]);
  end();
});
