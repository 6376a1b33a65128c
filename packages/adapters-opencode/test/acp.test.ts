import type { Input } from "@agentstream/adapter-kit";
import { isEvent, validate, validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { describe, expect, test } from "vitest";

import { opencode } from "../src/index.ts";

type Message = Readonly<Record<string, unknown>>;

/** A conversation: what the host does, and what the agent writes. */
function converse(said: readonly (Input | Message)[], isHosted = true) {
  const options = { sessionId: "s", now: () => 0, protocol: "acp", opening: { cwd: "/w" } };
  const { handle } = opencode.translator(options);
  const events: UnifiedEvent[] = [];
  const written: Message[] = [];
  const isInput = (one: Input | Message): one is Input => "type" in one;
  const begin: Input[] = isHosted ? [{ type: "start" }, { type: "prompt", prompt: "Go." }] : [];
  for (const one of [...begin, ...said]) {
    const step = handle(isInput(one) ? one : { type: "line", text: JSON.stringify(one) });
    events.push(...step.events);
    written.push(...step.writes.map((line): Message => JSON.parse(line)));
  }
  events.push(...handle({ type: "exit", code: 0 }).events);
  expect(verifyStream(events)).toEqual([]);
  expect(events.filter((event) => !validateEvent(event).ok)).toEqual([]);
  expect(written.filter((message) => !validate("native/acp/message", message).ok)).toEqual([]);
  const all = (type: UnifiedEvent["type"]): UnifiedEvent[] =>
    events.filter((event) => event.type === type);
  return { events, written, all };
}

const update = (fields: Message): Message => ({
  jsonrpc: "2.0",
  method: "session/update",
  params: { sessionId: "ses_1", update: fields },
});
const beginning: Message[] = [
  {
    jsonrpc: "2.0",
    id: 1,
    result: {
      protocolVersion: 1,
      agentCapabilities: {
        loadSession: true,
        sessionCapabilities: { close: {}, fork: {}, list: {}, resume: {} },
        promptCapabilities: { embeddedContext: true, image: true },
      },
      agentInfo: { name: "OpenCode", version: "1.18.33" },
    },
  },
  {
    jsonrpc: "2.0",
    id: 2,
    result: { sessionId: "ses_1", models: { currentModelId: "fake/one", availableModels: [] } },
  },
  update({ sessionUpdate: "available_commands_update", availableCommands: [{ name: "init" }] }),
];
const text = (words: string): Message =>
  update({
    sessionUpdate: "agent_message_chunk",
    messageId: "msg_1",
    content: { type: "text", text: words },
  });
const bash = (fields: Message): Message =>
  update({ sessionUpdate: "tool_call_update", toolCallId: "call_1", kind: "execute", ...fields });
const pending = update({
  sessionUpdate: "tool_call",
  toolCallId: "call_1",
  title: "bash",
  kind: "execute",
  status: "pending",
  locations: [],
  rawInput: {},
});
const asks: Message = {
  jsonrpc: "2.0",
  id: 0,
  method: "session/request_permission",
  params: {
    sessionId: "ses_1",
    options: [
      { optionId: "once", kind: "allow_once", name: "Allow once" },
      { optionId: "always", kind: "allow_always", name: "Always allow" },
      { optionId: "reject", kind: "reject_once", name: "Reject" },
    ],
    toolCall: {
      toolCallId: "call_1",
      status: "pending",
      title: "bash",
      kind: "execute",
      rawInput: {},
    },
  },
};
const spent = (amount: number): Message =>
  update({
    sessionUpdate: "usage_update",
    used: 951,
    size: 8192,
    cost: { amount, currency: "USD" },
  });
const ended = (stopReason: string): Message => ({
  jsonrpc: "2.0",
  id: 3,
  result: {
    stopReason,
    usage: { inputTokens: 900, outputTokens: 31, thoughtTokens: 20, totalTokens: 951 },
  },
});

describe("a conversation", () => {
  test("thoughts, text, a command that was allowed and failed", () => {
    const { written, all, events } = converse([
      ...beginning,
      update({ sessionUpdate: "agent_thought_chunk", content: { type: "text", text: "Hm." } }),
      text("Let me "),
      text("see."),
      pending,
      bash({ status: "in_progress", rawInput: { command: "exit 3" } }),
      asks,
      bash({ status: "in_progress", rawInput: { command: "exit 3" } }),
      { type: "permissionAnswer", requestId: "0", answer: { outcome: "allowed" } },
      bash({
        status: "completed",
        title: "Fails",
        rawInput: { command: "exit 3" },
        content: [{ type: "content", content: { type: "text", text: "oh" } }],
        rawOutput: { output: "oh", metadata: { exit: 3 } },
      }),
      text("It failed."),
      spent(0.003),
      ended("end_turn"),
    ]);
    expect(written.at(-1)).toMatchObject({
      id: 0,
      result: { outcome: { outcome: "selected", optionId: "once" } },
    });
    expect(all("toolStarted")).toMatchObject([
      { toolId: "call_1", toolName: "bash", toolKind: "execute" },
    ]);
    expect(all("toolCompleted")).toMatchObject([
      { success: false, exitCode: 3, result: "oh", arguments: { command: "exit 3" } },
    ]);
    expect(all("turnCompleted")).toMatchObject([
      {
        costUsd: 0.003,
        costSource: "estimated",
        usage: { inputTokens: 900, outputTokens: 51, reasoningTokens: 20, completeness: "partial" },
      },
    ]);
    expect(events.at(-1)).toMatchObject({ reason: "completed", costUsd: 0.003 });
  });

  test("a denial stops it: that is no success", () => {
    const { all, events } = converse([
      ...beginning,
      pending,
      asks,
      { type: "permissionAnswer", requestId: "0", answer: { outcome: "denied" } },
      bash({
        status: "failed",
        rawOutput: { error: "The user rejected permission to use this specific tool call." },
      }),
      ended("end_turn"),
    ]);
    expect(all("toolFailed")).toMatchObject([{ reason: "denied" }]);
    expect(events.at(-1)).toMatchObject({
      reason: "failed",
      detail: "denied",
      errorCode: "permissionDenied",
      permissionDenials: [{ toolId: "call_1", source: "answer" }],
    });
  });

  test("a tool that does not exist", () => {
    const call = { toolCallId: "call_2", kind: "other" };
    const { all } = converse([
      ...beginning,
      update({ sessionUpdate: "tool_call", title: "invalid", status: "pending", ...call }),
      update({
        sessionUpdate: "tool_call_update",
        status: "completed",
        rawInput: { tool: "fly", error: "unavailable tool" },
        ...call,
      }),
      text("Well."),
      ended("end_turn"),
    ]);
    expect(all("toolFailed")).toMatchObject([{ reason: "notRun", error: "unavailable tool" }]);
  });

  test.each([
    [
      "completed, and renamed on the way",
      {
        title: "Invalid Tool",
        status: "completed",
        rawInput: { tool: "fly", error: "No such tool." },
      },
      "No such tool.",
    ],
    [
      "failed",
      {
        status: "failed",
        rawInput: {},
        rawOutput: {
          error: "Model tried to call unavailable tool 'invalid'. Available tools: read.",
        },
      },
      "Model tried to call unavailable tool 'invalid'. Available tools: read.",
    ],
  ])("a tool that does not exist: %s", (_, end, error) => {
    const call = { toolCallId: "call_2", kind: "other" };
    const { all } = converse([
      ...beginning,
      update({
        sessionUpdate: "tool_call",
        title: "fly",
        status: "pending",
        ...call,
        rawInput: {},
      }),
      update({ sessionUpdate: "tool_call_update", ...call, ...end }),
      text("Well."),
      ended("end_turn"),
    ]);
    expect(all("toolFailed")).toMatchObject([{ reason: "notRun", error, toolName: "fly" }]);
    expect(all("toolCompleted")).toEqual([]);
  });

  test("a command that an interrupt stopped is cancelled, one that prints the same is not", () => {
    const stopped = "(no output)\n\n<shell_metadata>\nUser aborted the command\n</shell_metadata>";
    const call = { toolCallId: "call_3", kind: "execute" };
    const run = (...between: Input[]): ReturnType<typeof converse> =>
      converse([
        ...beginning,
        update({ sessionUpdate: "tool_call", title: "bash", status: "in_progress", ...call }),
        ...between,
        update({
          sessionUpdate: "tool_call_update",
          status: "completed",
          content: [{ type: "content", content: { type: "text", text: stopped } }],
          ...call,
        }),
        ended(between.length > 0 ? "cancelled" : "end_turn"),
      ]);
    expect(run({ type: "interrupt" }).all("toolFailed")).toMatchObject([{ reason: "cancelled" }]);
    expect(run().all("toolCompleted")).toMatchObject([{ success: true }]);
  });

  test("an interrupt", () => {
    const { written, all, events } = converse([
      ...beginning,
      text("A long"),
      { type: "interrupt" },
      ended("cancelled"),
    ]);
    expect(written.at(-1)).toMatchObject({
      method: "session/cancel",
      params: { sessionId: "ses_1" },
    });
    expect(all("textChunk").at(-1)).toMatchObject({ interrupted: true, text: "A long" });
    expect(events.at(-1)).toMatchObject({ reason: "cancelled" });
  });

  test("a login that does not fit, known by its status or by its name", () => {
    const failed = (data: Message): UnifiedEvent | undefined =>
      converse([
        ...beginning,
        { jsonrpc: "2.0", id: 3, error: { code: -32_603, message: "Internal error", data } },
      ]).events.at(-1);
    const expected = { reason: "failed", errorCode: "authenticationFailed" };
    expect(failed({ errorName: "APIError", statusCode: 401 })).toMatchObject(expected);
    expect(failed({ errorName: "ProviderAuthError" })).toMatchObject(expected);
  });

  test("the same, only watched", () => {
    const { all, events } = converse(
      [
        ...beginning,
        pending,
        asks,
        bash({ status: "completed" }),
        text("Done."),
        ended("end_turn"),
      ],
      false,
    );
    expect(all("permissionResolved")).toMatchObject([{ outcome: "allowed" }]);
    expect(events.find((event) => isEvent(event, "sessionStarted"))).toMatchObject({
      agentType: "opencode",
      agentVersion: "1.18.33",
    });
    expect(events.at(-1)).toMatchObject({ reason: "completed", nativeSessionId: "ses_1" });
  });
});
