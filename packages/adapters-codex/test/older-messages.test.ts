import { expect, test } from "vitest";

import { only, translate } from "./translate.ts";

const said = (type: string, fields: object = {}): object => ({ id: "0", msg: { type, ...fields } });

/** A run of a version before 0.45. */
const run = (...messages: object[]): object[] => [
  { workdir: "/w", model: "m" },
  { prompt: "Do it." },
  said("task_started", { model_context_window: null }),
  ...messages,
];

const tokens = (input: number, output: number): object =>
  said("token_count", {
    input_tokens: input,
    cached_input_tokens: 0,
    output_tokens: output,
    reasoning_output_tokens: 1,
    total_tokens: input + output,
  });

test("the first versions print the tokens of each call of the model: they are added up", () => {
  const events = translate(run(tokens(1000, 50), tokens(1200, 60)));
  expect(only(events, "turnCompleted")).toMatchObject([
    {
      usage: {
        inputTokens: 2200,
        outputTokens: 110,
        totalTokens: 2310,
        reasoningTokens: 2,
        completeness: "reported",
      },
    },
  ]);
});

test("a turn that failed keeps the usage of the calls before", () => {
  const total_token_usage = { input_tokens: 1000, cached_input_tokens: 0, output_tokens: 50 };
  const events = translate(
    run(
      said("token_count", { info: { total_token_usage, last_token_usage: total_token_usage } }),
      said("error", { message: "exceeded retry limit, last status: 429 Too Many Requests" }),
    ),
    { exit: { code: 1 } },
  );
  expect(only(events, "turnFailed")).toMatchObject([
    { errorCode: "rateLimited", usage: { inputTokens: 1000, completeness: "partial" } },
  ]);
});

test("the first versions print output as a list of bytes", () => {
  const piece = (chunk: number[]): object =>
    said("exec_command_output_delta", { call_id: "c1", stream: "stdout", chunk });
  const events = translate(
    run(
      said("exec_command_begin", { call_id: "c1", command: ["ls"] }),
      piece([97, 195]),
      piece([164, 10]),
    ),
  );
  expect(only(events, "toolProgress")).toMatchObject([{ output: "a" }, { output: "ä\n" }]);
});

const added = { "/w/a": { add: { content: "1" } } };

test.each([
  [
    { success: true, stdout: "Success.\n", stderr: "" },
    { success: true, result: "Success.\n" },
  ],
  [
    { success: false, stdout: "", stderr: "Failed to write /w/a: Permission denied\n" },
    { success: false, error: "Failed to write /w/a: Permission denied\n" },
  ],
])("what is printed about a patch is in its end: %j", (end, expected) => {
  const events = translate(
    run(
      said("patch_apply_begin", { call_id: "p1", auto_approved: true, changes: added }),
      said("patch_apply_end", { call_id: "p1", ...end }),
    ),
  );
  expect(only(events, "toolCompleted", "toolFailed")).toEqual([
    { type: "toolCompleted", toolId: "p1", toolName: "apply_patch", ...expected },
  ]);
});

test("a change has its kind as its key, and later as its type", () => {
  const update = { unified_diff: "@@", move_path: "/w/c" };
  const begin = said("patch_apply_begin", {
    call_id: "p1",
    changes: { "/w/a": { add: { content: "1" } }, "/w/b": { type: "update", ...update } },
  });
  const events = translate(run(begin, said("patch_apply_end", { call_id: "p1", success: true })));
  expect(only(events, "fileChanged")).toEqual([
    { type: "fileChanged", filePath: "/w/a", changeType: "created", after: "1", toolId: "p1" },
    {
      type: "fileChanged",
      filePath: "/w/b",
      changeType: "modified",
      diff: "@@",
      movedTo: "/w/c",
      toolId: "p1",
    },
  ]);
});

test("an MCP server that answers with an error has failed", () => {
  const invocation = { server: "tiny", tool: "echo", arguments: { text: "bad" } };
  const answer = { content: [{ type: "text", text: "no" }], isError: true };
  const events = translate(
    run(
      said("mcp_tool_call_begin", { call_id: "m1", invocation }),
      said("mcp_tool_call_end", { call_id: "m1", invocation, result: { Ok: answer } }),
    ),
  );
  expect(only(events, "toolCompleted")).toMatchObject([{ success: false, result: answer }]);
});

test("an answer that follows a schema is read", () => {
  const lines = run(said("agent_message", { message: '{"colour":"green"}' }));
  const events = translate(lines, { opening: { turn: { outputSchema: {} } } });
  expect(only(events, "turnCompleted")).toMatchObject([{ structuredOutput: { colour: "green" } }]);
});

test("a picture that was looked at is a call", () => {
  const events = translate(run(said("view_image_tool_call", { call_id: "v1", path: "/w/a.png" })));
  expect(only(events, "toolStarted", "toolCompleted")).toMatchObject([
    { toolName: "image_view", arguments: { path: "/w/a.png" } },
    { success: true },
  ]);
});
