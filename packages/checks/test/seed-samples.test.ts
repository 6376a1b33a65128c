import { findAgent, findProtocol } from "@agentstream/agents";
import { createDialect, type DialectName } from "@agentstream/dialects";
import type { UnifiedEvent } from "@agentstream/schema";
import { validateEvent } from "@agentstream/schema";
import { textOf, verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

// Lines of older CLIs, as the descriptions of the four families print them, from the CLI to each wire format.

function translate(from: string, lines: readonly object[], raw = false): UnifiedEvent[] {
  const { adapter, protocol } = findProtocol(from) ?? {};
  if (adapter === undefined) throw new Error(`There is no agent ${from}.`);
  const options = {
    sessionId: "s",
    now: () => 0,
    raw,
    ...(protocol !== undefined && { protocol }),
  };
  const { handle } = adapter.translator(options);
  const events = [
    ...lines.flatMap((line) => handle({ type: "line", text: JSON.stringify(line) }).events),
    ...handle({ type: "exit", code: 0 }).events,
  ];
  expect(events.filter((event) => !validateEvent(event).ok)).toEqual([]);
  expect([...verifyStream(events)]).toEqual([]);
  return events;
}

function valuesOf(dialect: DialectName, events: readonly UnifiedEvent[]): object[] {
  const translator = createDialect(dialect);
  return [...events.flatMap((event) => translator.push(event)), ...translator.end()];
}

const flat = (phase: string, item_type: string, fields: object = {}): object => ({
  type: `item.${phase}`,
  item_type,
  ...fields,
});
const turn = (...lines: object[]): object[] => [
  { type: "thread.started", thread_id: "sess_123" },
  { type: "turn.started" },
  ...lines,
  { type: "turn.completed", usage: { input_tokens: 100, output_tokens: 50 } },
];

test.each([
  [{ text: "flocks" }, { text: "-ok" }],
  [
    { candidates: [{ content: { parts: [{ text: "flocks" }] } }] },
    { candidates: [{ content: { parts: [{ text: "-ok" }] } }] },
  ],
])("gemini's bare answers %j are tokens and exit code 0", (...lines) => {
  expect(valuesOf("execute", translate("gemini", lines))).toEqual([
    { kind: "agent_token", text: "flocks" },
    { kind: "agent_token", text: "-ok" },
    { kind: "session_end", exit_code: 0, duration_ms: 0 },
  ]);
});

test("codex's message that is replaced while it grows is one reply in every format", () => {
  const whole = "I'll help you refactor the auth module...";
  const events = translate(
    "codex",
    turn(
      flat("started", "agent_message"),
      flat("updated", "agent_message", { content: "I'll help you refactor..." }),
      flat("updated", "agent_message", { content: whole }),
      flat("completed", "agent_message", { status: "success" }),
    ),
  );
  expect(textOf(events)).toBe(whole);
  const joined = (
    dialect: DialectName,
    pick: (value: Record<string, unknown>) => unknown,
  ): string =>
    valuesOf(dialect, events)
      .map((value) => pick({ ...value }))
      .filter((text) => typeof text === "string")
      .join("");
  expect(joined("execute", ({ text }) => text)).toBe(whole);
  expect(joined("ues", ({ payload }) => Object(payload).delta)).toBe(whole);
  expect(joined("daemon", ({ type, content }) => type === "partial" && content)).toBe(whole);
  expect(joined("session-event", ({ payload }) => Object(payload).line)).toBe(whole);
});

test("codex's command is known in every format, before it ends", () => {
  const run = { command_line: "npm test" };
  const events = translate(
    "codex",
    turn(
      flat("started", "command_execution"),
      flat("updated", "command_execution", { ...run, aggregated_output: "" }),
      flat("updated", "command_execution", { ...run, aggregated_output: "[PASS] auth.test.js\n" }),
      flat("completed", "command_execution", { status: "success", exit_code: 0 }),
    ),
  );
  const input = { command: "npm test" };
  expect(valuesOf("execute", events)).toContainEqual(
    expect.objectContaining({ kind: "tool_call", status: "started", input }),
  );
  expect(valuesOf("ues", events)).toContainEqual(
    expect.objectContaining({ type: "tool_use", payload: expect.objectContaining({ input }) }),
  );
  expect(valuesOf("daemon", events)).toContainEqual(
    expect.objectContaining({ type: "tool_use", input }),
  );
  expect(valuesOf("session-event", events)).toContainEqual(
    expect.objectContaining({
      type: "action",
      payload: { tool: "command_execution", args: input },
    }),
  );
});

test("arguments that come with the result reach the formats that send a call once", () => {
  const input = { query: "weather" };
  const events = translate(
    "codex",
    turn(
      { type: "item.started", item: { id: "ws", type: "web_search", query: "" } },
      { type: "item.completed", item: { id: "ws", type: "web_search", query: "weather" } },
    ),
  );
  expect(events.find(({ type }) => type === "toolStarted")).not.toHaveProperty("arguments");
  const inputs = {
    execute: valuesOf("execute", events).flatMap((value) =>
      "input" in value ? [value.input] : [],
    ),
    ues: valuesOf("ues", events).flatMap((value) =>
      "payload" in value && "type" in value && value.type === "tool_use"
        ? [Object(value.payload).input]
        : [],
    ),
    daemon: valuesOf("daemon", events).flatMap((value) => ("input" in value ? [value.input] : [])),
    action: valuesOf("session-event", events).flatMap((value) =>
      "payload" in value && "type" in value && value.type === "action"
        ? [Object(value.payload).args]
        : [],
    ),
  };
  expect(inputs).toEqual({ execute: [input], ues: [input], daemon: [input], action: [input] });
});

test("codex's message without content is an empty text in a turn that completed", () => {
  const events = translate(
    "codex",
    turn(
      flat("started", "agent_message"),
      flat("completed", "agent_message", { status: "success" }),
    ),
  );
  expect(events.map(({ type }) => type)).toEqual([
    "sessionStarted",
    "turnStarted",
    "textChunk",
    "turnCompleted",
    "sessionEnded",
  ]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: "textChunk", content: "", isComplete: true }),
  );
});

test("gemini's write_file that the next line follows has changed the file", () => {
  const args = { file_path: "./src/auth.ts", content: "export async function login() {}" };
  const events = translate("gemini", [
    { type: "content", value: "Analyzing the codebase structure..." },
    { type: "tool_call", name: "write_file", args },
    { type: "result", status: "success" },
  ]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: "fileChanged", filePath: "./src/auth.ts", inferred: true }),
  );
  expect(valuesOf("session-event", events).map((value) => Object(value).type)).toEqual([
    "log",
    "action",
    "diff",
    "toolResult",
  ]);
});

test("opencode's first step is its turn, and with raw every other one is an event of its own", () => {
  const step = (messageID: string): object => ({
    type: "step_start",
    timestamp: 1,
    sessionID: "ses_1",
    part: { id: `prt_${messageID}`, messageID, sessionID: "ses_1", type: "step-start" },
  });
  const types = (raw: boolean): unknown[] =>
    valuesOf("ues", translate("opencode", [step("msg_1"), step("msg_2")], raw)).map(
      (value) => Object(value).type,
    );
  expect(types(false)).toContain("opencode:turn_started");
  expect(types(false)).not.toContain("opencode:step_start");
  expect(types(true).filter((type) => type === "opencode:step_start")).toHaveLength(1);
  expect(findAgent("opencode")?.id).toBe("opencode");
});
