import { isExtensionEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { answered, ask, converse } from "./conversation.ts";
import { all, call, ended, failed, init, result, success, type Line } from "./native-lines.ts";

const input = {
  questions: [
    { question: "Which colour?", header: "Colour", options: [{ label: "Red" }, { label: "Blue" }] },
    { question: "Which sizes?", multiSelect: true, options: [{ label: "S" }, { label: "L" }] },
  ],
};
const question: readonly Line[] = [
  init,
  call("t", "AskUserQuestion", input),
  ask("q", { tool_name: "AskUserQuestion", tool_use_id: "t", input }),
];

test("questions are answered by their text, and never are a permission", () => {
  const it = converse();
  it.says(...question);
  it.written();
  expect(all(it.events, "questionAsked")[0]?.questions.map(({ id }) => id)).toEqual([
    "Which colour?",
    "Which sizes?",
  ]);
  const answers = { "Which colour?": "Blue", "Which sizes?": ["S", "L"] };
  it.reply("q", { answers });
  expect(it.written()).toEqual([
    answered("q", {
      behavior: "allow",
      updatedInput: { ...input, answers: { "Which colour?": "Blue", "Which sizes?": "S, L" } },
    }),
  ]);
  it.says(result("t", "Answered."), success);
  const events = it.exit();
  expect(all(events, "permissionRequested")).toEqual([]);
  expect(all(events, "questionAnswered")).toMatchObject([{ outcome: "answered", answers }]);
});

test("questions may be declined, or be left until it is too late", () => {
  const declined = converse();
  declined.says(...question);
  declined.written();
  declined.reply("q", { answers: {}, declined: true });
  expect(declined.written()).toMatchObject([{ response: { response: { behavior: "deny" } } }]);
  declined.says(result("t", "The user declined to answer.", failed), success);
  expect(all(declined.exit(), "questionAnswered")).toMatchObject([{ outcome: "declined" }]);
  expect(all(declined.events, "toolFailed")).toMatchObject([{ reason: "denied" }]);

  const late = converse({ answerTimeoutMs: 500 });
  late.says(...question);
  late.written();
  late.host({ type: "tick", now: 2000 });
  expect(late.written()).toMatchObject([{ response: { response: { behavior: "deny" } } }]);
  expect(all(late.exit(), "questionAnswered")).toMatchObject([{ outcome: "expired" }]);
  expect(ended(late.events).permissionDenials).toMatchObject([{ toolId: "t", source: "expired" }]);
});

test("a plan is a permission with the plan in it", () => {
  const it = converse();
  const plan = "# Plan\n1. Do it";
  it.says(
    init,
    call("t", "ExitPlanMode", { plan }),
    ask("r", { tool_name: "ExitPlanMode", tool_use_id: "t", input: { plan } }),
  );
  it.written();
  expect(all(it.events, "permissionRequested")).toMatchObject([{ plan, arguments: { plan } }]);
  it.allow("r");
  expect(it.written()).toEqual([answered("r", { behavior: "allow", updatedInput: { plan } })]);
  it.exit();
});

const form = {
  type: "object",
  properties: { name: { type: "string" }, age: { type: "integer" }, ok: { type: "boolean" } },
};
const elicit = (more: Line): Line => ({
  type: "control_request",
  request_id: "e",
  request: { subtype: "elicitation", mcp_server_name: "el", message: "Who?", ...more },
});

test("the form of an MCP server is filled in with what its schema wants", () => {
  const it = converse();
  it.says(init, elicit({ mode: "form", requested_schema: form }));
  expect(all(it.events, "questionAsked")).toMatchObject([
    { requestId: "e", message: "Who?", server: "el", schema: form },
  ]);
  it.written();
  it.reply("e", { answers: { name: "Ala", age: "7", ok: "true" } });
  expect(it.written()).toEqual([
    answered("e", { action: "accept", content: { name: "Ala", age: 7, ok: true } }),
  ]);
  it.exit();
});

test("an MCP server learns when nobody wants to answer, or did in time", () => {
  const action = (outcome: "declined" | "expired" | "page"): unknown => {
    const it = converse({ answerTimeoutMs: 500 });
    it.says(init, elicit(outcome === "page" ? { url: "http://x", elicitation_id: "p" } : {}));
    it.written();
    if (outcome === "declined") it.reply("e", { answers: {}, declined: true });
    if (outcome === "expired") it.host({ type: "tick", now: 2000 });
    if (outcome === "page") it.reply("e", { answers: {} });
    const [line] = it.written();
    it.says({ type: "system", subtype: "elicitation_complete", elicitation_id: "p" });
    it.exit();
    return line;
  };
  expect(action("declined")).toEqual(answered("e", { action: "decline" }));
  expect(action("expired")).toEqual(answered("e", { action: "cancel" }));
  expect(action("page")).toEqual(answered("e", { action: "accept" }));
});

test("who only watches learns from the CLI that a page was answered, or that it asks no more", () => {
  const outcome = (line: Line): unknown => {
    const it = converse({}, false);
    it.says(init, elicit({ url: "http://x", elicitation_id: "p" }), line);
    return all(it.exit(), "questionAnswered")[0]?.outcome;
  };
  expect(outcome({ type: "system", subtype: "elicitation_complete", elicitation_id: "p" })).toBe(
    "answered",
  );
  expect(outcome({ type: "control_cancel_request", request_id: "e" })).toBe("cancelled");
});

test("what no host of ours does is refused, so that the CLI never waits, and reported", () => {
  const it = converse();
  const of = (id: string, request: Line): Line => ({
    type: "control_request",
    request_id: id,
    request,
  });
  it.written();
  it.says(
    init,
    of("1", { subtype: "hook_callback", callback_id: "h", input: {} }),
    of("2", { subtype: "mcp_message", server_name: "host", message: {} }),
    of("3", { subtype: "request_user_dialog" }),
    { type: "keep_alive" },
  );
  expect(it.written()).toMatchObject(
    ["1", "2", "3"].map((id) => ({ response: { subtype: "error", request_id: id } })),
  );
  const events = it.exit();
  expect(all(events, "log").map(({ message }) => message)).toEqual([
    "The CLI asked its host for hook_callback.",
    "The CLI asked its host for mcp_message.",
  ]);
  expect(events.filter((event) => isExtensionEvent(event))).toMatchObject([
    { type: "claude:control_request", data: { request: { subtype: "request_user_dialog" } } },
  ]);
});
