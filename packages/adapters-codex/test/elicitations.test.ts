import type { PermissionAnswer, QuestionAnswer } from "@agentstream/schema";
import { expect, test } from "vitest";

import { allowed, answered, decide, denied, reply } from "./answers.ts";
import { began, call, converse, inTurn } from "./converse.ts";

const mcpCall = { type: "mcpToolCall", id: "m1", server: "s", tool: "write", arguments: { a: 1 } };
const approval = {
  serverName: "s",
  mode: "form",
  message: "Allow it?",
  _meta: {
    codex_approval_kind: "mcp_tool_call",
    tool_name: "write",
    tool_params: { a: 1 },
    persist: ["session", "always"],
  },
  requestedSchema: { type: "object", properties: {} },
};

test.each([
  [allowed, { action: "accept", content: {}, _meta: null }],
  [
    { ...allowed, optionId: "session" },
    { action: "accept", content: {}, _meta: { persist: "session" } },
  ],
  [
    { ...allowed, optionId: "always" },
    { action: "accept", content: {}, _meta: { persist: "always" } },
  ],
  [denied, { action: "decline", content: null, _meta: null }],
] satisfies [PermissionAnswer, object][])(
  "an MCP tool that asks: %j is written as %j",
  (answer, result) => {
    const talk = inTurn();
    talk.hear(began(mcpCall), call("mcpServer/elicitation/request", approval, 0));
    expect(talk.only("permissionRequested")).toMatchObject([
      { toolName: "write", toolId: "m1", arguments: { a: 1 }, reason: "Allow it?" },
    ]);
    decide(talk, answer);
    expect(talk.written()).toEqual([answered(result)]);
  },
);

test("an MCP tool that is denied and stopped is followed by an interrupt", () => {
  const talk = inTurn();
  talk.hear(began(mcpCall), call("mcpServer/elicitation/request", approval, 0));
  decide(talk, { ...denied, stop: true });
  expect(talk.written()).toMatchObject([
    answered({ action: "cancel", content: null, _meta: null }),
    { method: "turn/interrupt" },
  ]);
});

const form = {
  serverName: "s",
  message: "Who?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      age: { type: "integer" },
      ok: { type: "boolean" },
      colours: { type: "array", items: { enum: ["red", "blue"] } },
    },
  },
};

test("a form of an MCP server is a question, and its answers have the form's types", () => {
  const talk = inTurn();
  talk.hear(call("mcpServer/elicitation/request", form, 0));
  expect(talk.only("questionAsked")).toMatchObject([
    {
      server: "s",
      message: "Who?",
      schema: form.requestedSchema,
      questions: [
        { id: "name", header: "Name", question: "Name" },
        { id: "age", question: "age" },
        { id: "ok", options: [{ label: "true" }, { label: "false" }] },
        { id: "colours", multiSelect: true, options: [{ label: "red" }, { label: "blue" }] },
      ],
    },
  ]);
  reply(talk, { answers: { name: "A", age: "3", ok: "true", colours: ["red"] } });
  expect(talk.written()).toEqual([
    answered({
      action: "accept",
      content: { name: "A", age: 3, ok: true, colours: ["red"] },
      _meta: null,
    }),
  ]);
});

const questions = {
  itemId: "q1",
  questions: [
    {
      id: "a",
      header: "H",
      question: "Which?",
      isOther: true,
      isSecret: false,
      options: [{ label: "x", description: "the x" }],
    },
  ],
};

test.each([
  ["answered", { answers: { a: "x" } }, { answers: { a: { answers: ["x"] } } }],
  ["answered", { answers: { a: ["another"] } }, { answers: { a: { answers: ["another"] } } }],
  ["declined", { answers: {}, declined: true }, { answers: {} }],
] satisfies [string, QuestionAnswer, object][])(
  "questions: %s by %j",
  (outcome, answer, result) => {
    const talk = inTurn();
    talk.hear(call("item/tool/requestUserInput", questions, 0));
    expect(talk.only("questionAsked")).toMatchObject([
      { questions: [{ id: "a", header: "H", question: "Which?", allowOther: true }] },
    ]);
    reply(talk, answer);
    expect(talk.written()).toEqual([answered(result)]);
    expect(talk.only("questionAnswered")).toMatchObject([{ outcome }]);
  },
);

test("questions that nobody answers in time expire", () => {
  const talk = inTurn({ answerTimeoutMs: 5 });
  talk.hear(call("item/tool/requestUserInput", questions, 0));
  talk.hear(call("mcpServer/elicitation/request", form, 1));
  talk.say({ type: "tick", now: 5 });
  expect(talk.written()).toEqual([
    answered({ answers: {} }),
    answered({ action: "cancel", content: null, _meta: null }, 1),
  ]);
  expect(talk.only("questionAnswered")).toMatchObject([
    { outcome: "expired" },
    { outcome: "expired" },
  ]);
});

test("a question that the server answers itself is given up", () => {
  const talk = inTurn();
  talk.hear(
    call("item/tool/requestUserInput", { ...questions, autoResolutionMs: 5 }, 0),
    call("serverRequest/resolved", { requestId: 0 }),
  );
  expect(talk.only("questionAnswered")).toMatchObject([{ outcome: "cancelled" }]);
  expect(talk.written()).toEqual([]);
});

test("requests of the first versions are answered in their words", () => {
  const talk = inTurn();
  const about = { conversationId: "main", callId: "c9", reason: "why" };
  talk.hear({
    method: "execCommandApproval",
    id: 0,
    params: { ...about, command: ["rm", "x"], cwd: "/w" },
  });
  decide(talk, { ...allowed, optionId: "approved_for_session" });
  talk.hear({
    method: "applyPatchApproval",
    id: 1,
    params: {
      ...about,
      callId: "p9",
      fileChanges: { "/w/a": { type: "update", unified_diff: "@@", move_path: null } },
    },
  });
  decide(talk, { ...denied, stop: true }, "1");
  expect(talk.written()).toEqual([
    answered({ decision: "approved_for_session" }),
    answered({ decision: "abort" }, 1),
  ]);
  expect(talk.only("permissionRequested")).toMatchObject([
    { toolName: "command_execution", arguments: { command: "rm x" } },
    { changes: [{ filePath: "/w/a", changeType: "modified", diff: "@@" }] },
  ]);
});

test.each(["item/tool/call", "account/chatgptAuthTokens/refresh", "attestation/generate", "x/y"])(
  "%s, which nobody does for the server, is refused at once and reported",
  (method) => {
    const talk = converse();
    talk.hear(call(method, { callId: "c" }, 4));
    expect(talk.written()).toMatchObject([{ id: 4, error: { code: -32601 } }]);
    expect(talk.only("log")).toMatchObject([{ level: "warn" }]);
  },
);
