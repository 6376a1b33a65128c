import { isRefusal, type Input } from "@agentstream/adapter-kit";
import { isEvent, type RunRequest, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { describe, expect, test } from "vitest";

import { plansOf } from "../../adapter-kit/test/plans-of.ts";
import { gemini } from "../src/index.ts";
import { acpModes } from "../src/modes.ts";

type Message = Readonly<Record<string, unknown>>;

const { planOf, refusedFields } = plansOf(gemini, { prompt: "Go.", interactive: true });

describe("which protocol", () => {
  test.each([
    [{}, "stream-json"],
    [{ interactive: true }, "acp"],
    [{ interactive: true, protocol: "stream-json" }, "stream-json"],
    [{ protocol: "acp" }, "acp"],
    [{ deltas: true }, "stream-json"],
  ])("%j is %s", (request, protocol) => {
    expect(gemini.plan({ prompt: "Go.", ...request })).toMatchObject({ protocol });
  });

  test("one that it does not speak is refused", () => {
    expect(refusedFields({ protocol: "telnet" })).toEqual(["protocol"]);
  });
});

test("a plain request takes the agent's own mode, and the prompt is the translator's to write", () => {
  const plan = planOf({ cwd: "/w", model: "m", resume: "11111111-2222-4333-8444-555555555555" });
  expect(plan).toMatchObject({
    command: "gemini",
    args: ["--acp", "--policy={file:policy.toml}", "--model=m"],
    env: { GEMINI_CLI_NO_RELAUNCH: "true", GEMINI_CLI_TRUST_WORKSPACE: "true" },
    stdin: undefined,
    opening: { cwd: "/w", resume: "11111111-2222-4333-8444-555555555555" },
  });
  expect(plan.opening).not.toHaveProperty("mode");
  expect(plan.config).not.toHaveProperty("approvalMode");
});

describe("permissions", () => {
  test.each([
    ["ask", "readOnly", "plan"],
    ["ask", "workspaceWrite", "default"],
    ["ask", "none", "default"],
    ["ask", "fullAccess", "default"],
    ["askDangerous", "readOnly", "plan"],
    ["askDangerous", "workspaceWrite", "default"],
    ["askDangerous", "none", "default"],
    ["askDangerous", "fullAccess", "default"],
    ["autoEdit", "readOnly", "plan"],
    ["autoEdit", "workspaceWrite", "autoEdit"],
    ["autoEdit", "none", "autoEdit"],
    ["autoEdit", "fullAccess", "autoEdit"],
    ["autoAll", "readOnly", "plan"],
    ["autoAll", "none", "yolo"],
    ["autoAll", "fullAccess", "yolo"],
  ] as const)("%s in %s is the mode %s", (approvalMode, sandboxMode, mode) => {
    const { opening, files, config, notes } = planOf({ approvalMode, sandboxMode });
    expect(opening).toMatchObject({ mode });
    const isFree = approvalMode === "autoAll" && sandboxMode === "fullAccess";
    expect(files["policy.toml"]?.includes("exit_plan_mode") ?? false).toBe(!isFree);
    expect(config.approvalMode).toBe(mode === "plan" ? "ask" : config.approvalMode);
    expect(config.notGuaranteed).toEqual(notes);
  });

  test("autoAll in workspaceWrite is refused: nothing would hold the shell", () => {
    expect(refusedFields({ approvalMode: "autoAll", sandboxMode: "workspaceWrite" })).toEqual([
      "sandboxMode",
    ]);
  });

  test("each pair has a row, and each but the freest says what it cannot guarantee", () => {
    const rows = Object.values(acpModes).flatMap((row) => Object.values(row));
    expect(rows.length).toBe(16);
    expect(rows.filter((row) => "refused" in row || row.notGuaranteed.length === 0).length).toBe(3);
  });

  test("a shell that is asked for is not taken away", () => {
    const plan = planOf({ approvalMode: "autoEdit", sandboxMode: "workspaceWrite" });
    expect(plan.files["policy.toml"]).not.toContain("run_shell_command");
  });
});

test.each([
  [{ prompt: "" }, ["prompt"]],
  [{ prompt: [] }, ["prompt"]],
  [{ resume: "latest" }, ["resume"]],
  [{ maxTurns: 3 }, ["maxTurns"]],
  [{ maxBudgetUsd: 3 }, ["maxBudgetUsd"]],
  [{ outputSchema: {} }, ["outputSchema"]],
  [{ allowedTools: ["no such tool"] }, ["allowedTools"]],
  [{ sandboxMode: "readOnly", autoApproveTools: ["kind:edit"] }, ["autoApproveTools"]],
] satisfies [Partial<RunRequest>, string[]][])("%j is refused by name", (request, fields) => {
  expect(refusedFields(request)).toEqual(fields);
});

test("images and files may be asked about, unlike with the other protocol", () => {
  const prompt: RunRequest["prompt"] = [{ type: "image", data: "AA==", mimeType: "image/png" }];
  expect(planOf({ prompt }).protocol).toBe("acp");
  expect(isRefusal(gemini.plan({ prompt }))).toBe(true);
});

/** A conversation: what the host does, and what the agent writes. */
function converse(opening: Message, said: readonly (Input | Message)[]) {
  const { handle } = gemini.translator({ sessionId: "s", now: () => 0, protocol: "acp", opening });
  const events: UnifiedEvent[] = [];
  const written: Message[] = [];
  const isInput = (one: Input | Message): one is Input => "type" in one;
  for (const one of said) {
    const input: Input = isInput(one) ? one : { type: "line", text: JSON.stringify(one) };
    const step = handle(input);
    events.push(...step.events);
    written.push(...step.writes.map((line): Message => JSON.parse(line)));
  }
  events.push(...handle({ type: "exit", code: 0 }).events);
  expect(verifyStream(events)).toEqual([]);
  return { events, written };
}

const update = (fields: Message): Message => ({
  method: "session/update",
  params: { sessionId: "n", update: fields },
});
const text = (words: string): Message =>
  update({ sessionUpdate: "agent_message_chunk", content: { type: "text", text: words } });
const initialized = {
  id: 1,
  result: { protocolVersion: 1, agentCapabilities: { loadSession: true } },
};
const modes = { currentModeId: "default", availableModes: [{ id: "default" }, { id: "yolo" }] };
const start: Input = { type: "start" };
const prompt: Input = { type: "prompt", prompt: "Go." };

test("the mode is set, and said to be, before the prompt", () => {
  const { events, written } = converse({ cwd: "/w", mode: "yolo" }, [
    start,
    prompt,
    initialized,
    { id: 2, result: { sessionId: "n", modes } },
    text("[MODE_UPDATE] yolo"),
    { id: 3, result: {} },
    text("Done."),
    { id: 4, result: { stopReason: "end_turn" } },
  ]);
  expect(written.map(({ method }) => method)).toEqual([
    "initialize",
    "session/new",
    "session/set_mode",
    "session/prompt",
  ]);
  expect(events.filter((event) => isEvent(event, "sessionUpdated")).at(-1)).toMatchObject({
    approvalMode: "autoAll",
  });
  expect(events.filter((event) => isEvent(event, "log"))).toEqual([]);
  expect(events.at(-1)).toMatchObject({ reason: "completed" });
});

test("history that comes after the session was loaded is none of the answer", () => {
  const { events } = converse({ cwd: "/w", resume: "n" }, [
    start,
    prompt,
    initialized,
    { id: 2, result: { modes } },
    text("Of old."),
    update({
      sessionUpdate: "tool_call",
      toolCallId: "read_file__1",
      status: "completed",
      title: "x",
    }),
    update({ sessionUpdate: "available_commands_update", availableCommands: [] }),
    text("New."),
    { id: 3, result: { stopReason: "end_turn" } },
  ]);
  expect(events.filter(({ type }) => /^acp:history$/.test(type)).length).toBe(2);
  expect(events.filter((event) => isEvent(event, "textChunk"))).toMatchObject([
    { content: "New." },
    { text: "New." },
  ]);
});

test("a call that begins ends the history, whatever else does not come", () => {
  const { events } = converse({ cwd: "/w", resume: "n" }, [
    start,
    prompt,
    initialized,
    { id: 2, result: { modes } },
    text("Of old."),
    update({ sessionUpdate: "tool_call", toolCallId: "a__1", status: "in_progress", title: "x" }),
    text("New."),
    { id: 3, result: { stopReason: "end_turn" } },
  ]);
  expect(events.filter(({ type }) => /^acp:history$/.test(type)).length).toBe(1);
  expect(events.find((event) => isEvent(event, "textChunk"))).toMatchObject({ content: "New." });
});

test("allowing for all sessions to come is a rule", () => {
  const { events } = converse({ cwd: "/w" }, [
    start,
    prompt,
    initialized,
    { id: 2, result: { sessionId: "n", modes } },
    {
      id: 0,
      method: "session/request_permission",
      params: {
        sessionId: "n",
        options: [
          { optionId: "proceed_always_and_save", name: "Always", kind: "allow_always" },
          { optionId: "cancel", name: "Reject", kind: "reject_once" },
        ],
        toolCall: { toolCallId: "mcp_files_read__1", title: "read", kind: "other" },
      },
    },
  ]);
  expect(events.find((event) => isEvent(event, "permissionRequested"))).toMatchObject({
    toolName: "mcp_files_read",
    toolKind: "mcp",
    options: [{ kind: "allowRule" }, { kind: "deny" }],
  });
  expect(events.find((event) => isEvent(event, "toolStarted"))).toMatchObject({ server: "files" });
});

test("why it did not start", () => {
  const { handle } = gemini.translator({ sessionId: "s", now: () => 0, protocol: "acp" });
  handle({ type: "start" });
  handle({ type: "stderr", text: "Ripgrep is not available. Falling back to GrepTool." });
  handle({ type: "stderr", text: "Please set an Auth method" });
  expect(handle({ type: "exit", code: 41 }).events.at(-1)).toMatchObject({
    reason: "failed",
    detail: "startup",
    errorCode: "authenticationFailed",
    error: "Please set an Auth method",
  });
});
