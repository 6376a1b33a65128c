import { textOf } from "@agentstream/stream";
import { describe, expect, test } from "vitest";

import {
  all,
  call,
  endOf,
  extensionsOf,
  failure,
  finish,
  line,
  say,
  step,
  translate,
} from "./translate.ts";

const rejected = "The user rejected permission to use this specific tool call.";
const escape = String.fromCharCode(27);

describe("how a run ends", () => {
  test("it is done if it exits with 0 and the model has stopped: nothing says so", () => {
    expect(endOf(translate([step(), say("hi"), finish("stop")]))).toMatchObject({
      reason: "completed",
    });
    expect(endOf(translate([step(), say("hi"), finish("length")]))?.reason).toBe("completed");
  });

  test("exit code 0 in the middle of a step is no success", () => {
    expect(endOf(translate([step(), say("hi")]))).toMatchObject({
      reason: "failed",
      detail: "noResult",
    });
    expect(endOf(translate([step(), finish("tool-calls")]))?.detail).toBe("noResult");
    expect(endOf(translate([]))).toMatchObject({ reason: "failed", errorCode: "noResult" });
  });

  test("a rejection stops the turn, though the exit code is 0", () => {
    const lines = [step(), call("bash", { status: "error", input: {}, error: rejected })];
    const events = translate([...lines, finish("tool-calls")]);
    expect(all(events, "toolFailed")[0]?.reason).toBe("denied");
    expect(endOf(events)).toMatchObject({
      reason: "failed",
      detail: "denied",
      errorCode: "permissionDenied",
      permissionDenials: [{ toolId: "call_1", toolName: "bash", source: "vendor" }],
    });
  });

  test("a rule's refusal does not", () => {
    const error = "The user has specified a rule which prevents you from using this tool call.";
    const events = translate([
      step(),
      call("bash", { status: "error", input: {}, error }),
      finish("tool-calls"),
      step("msg_2"),
      say("then not"),
      finish("stop"),
    ]);
    expect(endOf(events)).toMatchObject({ reason: "completed" });
    expect(endOf(events)?.permissionDenials?.length).toBe(1);
  });

  test("an error that is printed twice is emitted once, without what the provider answered", () => {
    const error = failure("APIError", {
      message: "no",
      statusCode: 401,
      responseBody: "secret",
    });
    const events = translate([error, error], { exit: { code: 1 } });
    expect(all(events, "error")).toMatchObject([
      { message: "no", errorCode: "authenticationFailed", httpStatus: 401, fatal: true },
    ]);
    expect(JSON.stringify(events)).not.toContain("secret");
    expect(endOf(events)).toMatchObject({ reason: "failed", errorCode: "authenticationFailed" });
  });

  test.each([
    ["ContextOverflowError", {}, "contextOverflow"],
    ["ContentFilterError", {}, "contentFiltered"],
    ["ProviderAuthError", {}, "authenticationFailed"],
    ["APIError", { statusCode: 429 }, "rateLimited"],
    ["APIError", { statusCode: 529 }, "overloaded"],
    ["APIError", { statusCode: 500 }, "serverError"],
    ["UnknownError", {}, "unknown"],
  ])("%s %j is %s", (name, data, errorCode) => {
    const events = translate([failure(name, { message: "Unexpected server error.", ...data })], {
      exit: { code: 1 },
    });
    expect(endOf(events)).toMatchObject({ reason: "failed", errorCode });
  });

  test("a signal cancels, and what was used until then is known", () => {
    const events = translate([step(), finish("tool-calls"), step("msg_2")], {
      exit: { code: null, signal: "SIGINT" },
    });
    expect(endOf(events)).toMatchObject({ reason: "cancelled", detail: "signal" });
    expect(all(events, "turnFailed")).toMatchObject([
      { errorCode: "cancelled", usage: { totalTokens: 1050, completeness: "partial" } },
    ]);
  });

  test("an interrupt that comes after the model has stopped is too late", () => {
    const exit = { code: null, signal: "SIGINT", sent: "interrupt" } as const;
    expect(endOf(translate([step(), say("hi"), finish("stop")], { exit }))?.reason).toBe(
      "completed",
    );
  });

  test.each([
    [`${escape}[91m${escape}[1mError: ${escape}[0mSession not found`, "sessionNotFound"],
    [
      `${escape}[91m${escape}[1mError: ${escape}[0mYou must provide a message or a command`,
      "invalidRequest",
    ],
    ["opencode run [message..]", "invalidRequest"],
  ])("why it did not start stands on the error output: %j", (text, errorCode) => {
    const events = translate([], { stderr: [text], exit: { code: 1 } });
    expect(endOf(events)).toMatchObject({ reason: "failed", detail: "startup", errorCode });
    expect(endOf(events)?.error).not.toContain(escape);
  });

  test("a refusal on the error output that standard output does not show is counted", () => {
    const refusal = `${escape}[93m! ${escape}[0mpermission requested: bash (ls); auto-rejecting`;
    const shown = translate(
      [step(), call("bash", { status: "error", input: {}, error: rejected }), finish("tool-calls")],
      { stderr: [refusal] },
    );
    expect(endOf(shown)?.permissionDenials?.length).toBe(1);
    const hidden = translate([step(), say("hi"), finish("stop")], { stderr: [refusal] });
    expect(all(hidden, "log")).toMatchObject([{ level: "warn", source: "stderr" }]);
    expect(endOf(hidden)?.permissionDenials).toMatchObject([
      { toolName: "bash", source: "stderr" },
    ]);
  });
});

describe("steps", () => {
  test("input leaves the cache out, and output the reasoning; the turn is the sum", () => {
    const events = translate([step(), finish("tool-calls"), step("msg_2"), finish("stop")]);
    expect(all(events, "usageReported")[0]?.usage).toEqual({
      inputTokens: 1000,
      outputTokens: 50,
      totalTokens: 1050,
      cachedTokens: 200,
      cacheWriteTokens: 0,
      reasoningTokens: 20,
      completeness: "reported",
    });
    expect(all(events, "turnCompleted")).toMatchObject([
      { usage: { totalTokens: 2100 }, costUsd: 0.2, costSource: "estimated" },
    ]);
  });

  test("zeros without a total are unknown usage; zeros with one are none", () => {
    const zeros = { input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } };
    const unknown = translate([step(), finish("stop", { tokens: zeros, cost: 0 })]);
    expect(all(unknown, "turnCompleted")[0]).toMatchObject({ usage: { completeness: "unknown" } });
    expect(all(unknown, "turnCompleted")[0]).not.toHaveProperty("costUsd");
    expect(endOf(unknown)).not.toHaveProperty("usage");
    const known = translate([step(), finish("stop", { tokens: { ...zeros, total: 0 } })]);
    expect(all(known, "turnCompleted")[0]?.usage.completeness).toBe("reported");
  });

  test("the same step once more is an attempt that failed", () => {
    const events = translate([step(), step(), step(), say("hi"), finish("stop"), step("msg_2")]);
    expect(all(events, "error").map(({ retry }) => retry)).toEqual([
      { attempt: 1 },
      { attempt: 2 },
    ]);
  });

  test("a thought is no text", () => {
    const events = translate([
      step(),
      line("reasoning", { type: "reasoning", id: "r", text: "hm" }),
      finish("stop"),
    ]);
    expect(all(events, "thinkingChunk")).toMatchObject([{ text: "hm" }]);
    expect(endOf(events)?.detail).toBe("noText");
  });
});

test("what is not known is emitted whole, whatever it is called", () => {
  const names = ["constructor", "__proto__", "session_start"];
  const events = translate(names.map((type) => ({ type, sessionID: "ses_1" })));
  expect(extensionsOf(events)).toEqual(names.map((name) => `opencode:${name}`));
});

test("lines without what they need are emitted whole", () => {
  const lines = ["text", "tool_use", "step_finish", "error"].map((type) => ({ type }));
  expect(extensionsOf(translate(lines)).length).toBe(4);
});

test("a part that comes twice is emitted once; with another text it takes the place of the first", () => {
  const bash = call("bash", { status: "completed", input: { command: "x" }, output: "o" });
  const grown = line("text", { type: "text", id: "prt_hi", text: "hi there" });
  const events = translate([step(), bash, bash, say("hi"), say("hi"), grown, finish("stop")]);
  expect(all(events, "toolStarted").length).toBe(1);
  expect(textOf(events)).toBe("hi there");
  expect(all(events, "blockDiscarded")).toMatchObject([{ reason: "superseded" }]);
  expect(extensionsOf(events)).toEqual(["opencode:tool_use", "opencode:text"]);
});
