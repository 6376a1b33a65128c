import { isEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { findAgent } from "../src/index.ts";

/** How a run ends whose only turn prints these pieces. */
function endOf(agent: string, updates: readonly object[]): unknown {
  const adapter = findAgent(agent);
  if (adapter === undefined) throw new Error(`no agent ${agent}`);
  const { handle } = adapter.translator({
    sessionId: "s",
    now: () => 0,
    protocol: "acp",
    opening: { cwd: "/workspace" },
  });
  const lines = [
    { id: 1, result: { protocolVersion: 1, agentCapabilities: {} } },
    { id: 2, result: { sessionId: "n" } },
    ...updates.map((update) => ({ method: "session/update", params: { sessionId: "n", update } })),
    { id: 3, result: { stopReason: "end_turn" } },
  ];
  const [first, second, ...rest] = lines.map((line) => ({
    type: "line" as const,
    text: JSON.stringify({ jsonrpc: "2.0", ...line }),
  }));
  if (first === undefined || second === undefined) throw new Error("no lines");
  const inputs = [
    { type: "start" as const },
    first,
    second,
    { type: "prompt" as const, prompt: "Go." },
    ...rest,
    { type: "exit" as const, code: 0 },
  ];
  const end = inputs.flatMap((input) => [...handle(input).events]).at(-1);
  return end !== undefined && isEvent(end, "sessionEnded")
    ? (end.errorCode ?? end.reason)
    : undefined;
}

const said = (text: string): object => ({
  sessionUpdate: "agent_message_chunk",
  content: { type: "text", text },
});

const provider = "provider at http://127.0.0.1:8080/v1";
const unanswered =
  "Error: Failed to get response from the AI model; retried 5 times (total retry wait time: 5.00 seconds) Last error:";

test.each([
  ["Error: 400 This request is not valid.", "invalidRequest"],
  ["Error: 400 This model's maximum context length is 200000 tokens.", "contextOverflow"],
  [
    `Error: Authentication failed with ${provider} (HTTP 401).\n  Check it.`,
    "authenticationFailed",
  ],
  [`Error: Model 'm' not found on ${provider} (HTTP 404).\n  Check it.`, "invalidRequest"],
  [`${unanswered} 429 Rate limit reached.`, "rateLimited"],
  [`${unanswered} 500 A fault.`, "serverError"],
  [`${unanswered} Failed native model HTTP request: connection closed`, "connectionFailed"],
])("copilot's own words: %s", (text, errorCode) => {
  const retrying = said("Info: Request failed due to a transient API error. Retrying...");
  expect(endOf("copilot", [retrying, said(text)])).toBe(errorCode);
});

test.each([
  [["Error: ", "400 is what the ", "server says."]],
  [["The log has: Error: 400 Bad Request"]],
  [["Error: the file is missing."]],
  [["Error: 42 tests failed."]],
  [["Error: 400 Bad Request", " is in the log."]],
])("an answer of copilot's model: %j", (texts) => {
  expect(endOf("copilot", texts.map(said))).toBe("completed");
});

const thread = (type: string): object => ({
  sessionUpdate: "session_info_update",
  _meta: { codex: { threadStatus: { type } } },
});

test.each([
  ["unexpected status 404 Not Found: none", "invalidRequest"],
  ["stream disconnected before completion: error sending request", "connectionFailed"],
  ["exceeded retry limit, last status: 429 Too Many Requests", "rateLimited"],
  ["Codex ran out of room in the model's context window.", "contextOverflow"],
  ["Something else.", "unknown"],
])("codex-acp, after its thread has failed: %s", (text, errorCode) => {
  const before = [thread("active"), said("I look.")];
  expect(endOf("codex-acp", [...before, thread("systemError"), said(text)])).toBe(errorCode);
  expect(endOf("codex-acp", [...before, said(text), thread("idle")])).toBe("completed");
});

test.each([
  ["copilot", ["Info: Operation cancelled by user"], "permissionDenied"],
  ["copilot", ["It was not ", "allowed."], "completed"],
  ["qwen-code", [], "permissionDenied"],
  ["qwen-code", ["It was not allowed."], "completed"],
])("%s was denied a call, and printed %j", (agent, texts, expected) => {
  const call = { sessionUpdate: "tool_call", toolCallId: "t", title: "Run", kind: "execute" };
  const rawOutput = { message: "The user rejected this tool call.", code: "rejected" };
  const denied = {
    sessionUpdate: "tool_call_update",
    toolCallId: "t",
    status: "failed",
    rawOutput,
  };
  expect(endOf(agent, [call, denied, ...texts.map(said)])).toBe(expected);
});
