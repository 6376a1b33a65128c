import { expect, test } from "vitest";

import { codex } from "../src/index.ts";
import { completed, only, started, translate, turn, typesOf } from "./translate.ts";

test("a command's exit code is a failure whatever its status says, and does not fail the turn", () => {
  const command = { id: "item_0", type: "command_execution", command: "ls x" };
  const end = { ...command, aggregated_output: "no x\n", exit_code: 2, status: "completed" };
  const events = translate(turn(started(command), completed(end)));
  expect(only(events, "toolStarted", "toolCompleted", "sessionEnded")).toMatchObject([
    { toolName: "command_execution", toolKind: "execute", arguments: { command: "ls x" } },
    { success: false, exitCode: 2, result: "no x\n" },
    { reason: "completed" },
  ]);
});

test("a command that the reviewer declined is denied, and counted once", () => {
  const command = { id: "item_0", type: "command_execution", command: "rm" };
  const end = { ...command, aggregated_output: "", exit_code: null, status: "declined" };
  const rejected = `Rejected("This action was rejected due to unacceptable risk.")`;
  const events = translate(turn(started(command), completed(end)), {
    stderr: [`2026 ERROR codex_core::tools::router: error=exec_command failed: ${rejected}`],
  });
  expect(only(events, "toolFailed")).toMatchObject([{ reason: "denied" }]);
  expect(events.at(-1)).toMatchObject({
    permissionDenials: [{ toolId: "item_0", toolName: "command_execution", source: "vendor" }],
  });
});

test("a command that runs past its turn stays open to the end of the run", () => {
  const command = { id: "item_0", type: "command_execution", command: "sleep 9" };
  expect(typesOf(translate(turn(started(command)))).slice(-3)).toEqual([
    "turnCompleted",
    "toolFailed",
    "sessionEnded",
  ]);
});

test("a refusal that only the error output shows is a warning and a denial", () => {
  const message =
    "patch rejected: writing outside of the project; rejected by user approval settings";
  const events = translate(turn(), {
    stderr: [`2026-11-18T06:09:51Z ERROR codex_core::tools::router: error=${message}`],
  });
  expect(only(events, "log")).toEqual([{ type: "log", level: "warn", message, source: "stderr" }]);
  expect(events.at(-1)).toMatchObject({ permissionDenials: [{ message, source: "stderr" }] });
});

test("an MCP call that needed approval is denied, though its status says failed", () => {
  const call = { id: "item_0", type: "mcp_tool_call", server: "s", tool: "write", arguments: [1] };
  const message = "MCP tool call requires approval, but approval policy is never";
  const end = { ...call, result: null, error: { message }, status: "failed" };
  const events = translate(turn(started(call), completed(end)));
  expect(only(events, "toolStarted", "toolFailed")).toMatchObject([
    { toolName: "write", server: "s", toolKind: "mcp", arguments: { value: [1] } },
    { reason: "denied", error: message },
  ]);
});

test("files are reported as changed only after the patch succeeded", () => {
  const changes = [
    { path: "/w/a", kind: "add" },
    { path: "/w/b", kind: "update" },
  ];
  const patch = { id: "item_0", type: "file_change", changes };
  const events = (status: string) =>
    typesOf(translate(turn(started(patch), completed({ ...patch, status })))).slice(2, -2);
  expect(events("completed")).toEqual([
    "toolStarted",
    "fileChanged",
    "fileChanged",
    "toolCompleted",
  ]);
  expect(events("failed")).toEqual(["toolStarted", "toolCompleted"]);
});

test("a web search is known by the last of its two ids, and by its end", () => {
  const { handle } = codex.translator({ sessionId: "s", now: () => 0, raw: true });
  const line = (type: string, query: string): string =>
    `{"type":"${type}","item":{"id":"item_0","type":"web_search","id":"ws_1","query":"${query}"}}`;
  const lines = ['{"type":"turn.started"}', line("item.started", ""), line("item.completed", "q")];
  const events = lines.flatMap((text) => handle({ type: "line", text }).events);
  expect(only(events, "toolStarted", "toolCompleted")).toEqual([
    {
      type: "toolStarted",
      toolId: "ws_1",
      toolName: "web_search",
      toolKind: "search",
      raw: lines[1],
    },
    {
      type: "toolCompleted",
      toolId: "ws_1",
      toolName: "web_search",
      success: true,
      arguments: { query: "q" },
      raw: lines[2],
    },
  ]);
});

test("a sub-agent ends once, though later calls repeat its state", () => {
  const spawn = { id: "item_0", type: "collab_tool_call", tool: "spawn_agent", prompt: "do" };
  const wait = { id: "item_1", type: "collab_tool_call", tool: "wait", prompt: null };
  const done = { agents_states: { child: { status: "completed", message: "42" } } };
  const events = translate(
    turn(
      started(spawn),
      completed({ ...spawn, receiver_thread_ids: ["child"], status: "completed" }),
      started(wait),
      completed({ ...wait, ...done, status: "completed" }),
      started({ ...wait, id: "item_2" }),
      completed({ ...wait, ...done, id: "item_2", status: "completed" }),
    ),
  );
  expect(only(events, "subagentStarted", "subagentCompleted")).toEqual([
    { type: "subagentStarted", subagentId: "child", label: "do", prompt: "do", toolId: "item_0" },
    { type: "subagentCompleted", subagentId: "child", success: true, summary: "42" },
  ]);
});

test("a result for a call that has ended does not start it again", () => {
  const command = { id: "item_0", type: "command_execution", command: "ls", status: "completed" };
  const events = translate(turn(completed(command), completed(command)));
  expect(typesOf(events).slice(2, -2)).toEqual([
    "toolStarted",
    "toolCompleted",
    "codex:item.completed",
  ]);
});
