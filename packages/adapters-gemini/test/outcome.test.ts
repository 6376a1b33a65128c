import { describe, expect, test } from "vitest";

import { gemini } from "../src/index.ts";
import { all, done, end, init, say, translate, typesOf, user, type Line } from "./translate.ts";

describe("usage", () => {
  test("what is not input is output: thoughts are in the total alone", () => {
    const stats = {
      total_tokens: 1077,
      input_tokens: 1000,
      output_tokens: 50,
      cached: 400,
      input: 600,
    };
    expect(
      end([init, user, say("x"), { type: "result", status: "success", stats }])?.usage,
    ).toEqual({
      inputTokens: 1000,
      outputTokens: 77,
      totalTokens: 1077,
      cachedTokens: 400,
      completeness: "reported",
    });
  });

  test("all zero is not known", () => {
    const stats = { total_tokens: 0, input_tokens: 0, output_tokens: 0, duration_ms: 0 };
    const events = translate([init, user, say("x"), { type: "result", status: "success", stats }]);
    expect(all(events, "turnCompleted")[0]?.usage.completeness).toBe("unknown");
    expect(all(events, "turnCompleted")[0]).not.toHaveProperty("durationMs");
    expect(all(events, "sessionEnded")[0]).not.toHaveProperty("usage");
  });
});

describe("the outcome", () => {
  const failed = (message?: string): Line => ({
    type: "result",
    status: "error",
    stats: {},
    ...(message !== undefined && { error: { type: "unknown", message } }),
  });

  test("an error with exit code 0 and no words of its own has those of the last error line", () => {
    const message = "The model response was blocked due to safety settings.";
    const events = translate([init, user, { type: "error", severity: "error", message }, failed()]);
    expect(all(events, "error").map((error) => error.message)).toEqual([message]);
    expect(all(events, "sessionEnded")).toMatchObject([
      { reason: "failed", error: message, errorCode: "contentFiltered" },
    ]);
  });

  test("without a result it is never completed, though the exit code is 0", () => {
    expect(end([init, user, say("x")])).toMatchObject({ reason: "failed", detail: "noResult" });
    expect(end([init, user, say("x")], { exit: { sent: "interrupt" } })).toMatchObject({
      reason: "cancelled",
      detail: "interrupted",
    });
    expect(end([init, user, say("x")], { exit: { code: null, signal: "SIGTERM" } })).toMatchObject({
      reason: "cancelled",
      detail: "signal",
    });
  });

  test("a warning that stopped it is a detail of its success; one that did not is none", () => {
    const warn = (message: string): Line => ({ type: "error", severity: "warning", message });
    const loop = warn("Loop detected, stopping execution");
    const blocked = warn("Agent execution blocked: try again");
    expect(end([init, user, say("x"), loop, loop, done])).toMatchObject({
      reason: "completed",
      detail: "loop",
    });
    expect(end([init, user, blocked, done])).toMatchObject({
      reason: "completed",
      detail: "hookStopped",
    });
    expect(end([init, user, say("x"), blocked, say("y"), done])).not.toHaveProperty("detail");
    expect(end([init, user, done])).toMatchObject({ reason: "completed", detail: "noText" });
  });

  test.each([
    [
      '[API Error: {"error":{"code":400,"message":"API key not valid."}}]',
      144,
      "authenticationFailed",
    ],
    ['[API Error: {"error":{"code":401,"message":"…"}}]', 145, "authenticationFailed"],
    ['[API Error: {"error":{"code":403,"message":"…"}}]', 147, "permissionDenied"],
    ['[API Error: {"error":{"code":404,"message":"…"}}]', 1, "invalidRequest"],
    ["[API Error: Resource has been exhausted (e.g. check quota).]", 173, "rateLimited"],
    ['[API Error: {"error":{"code":500,"message":"…"}}]', 244, "serverError"],
    ["[API Error: The model is overloaded.]", 247, "overloaded"],
    ["[API Error: exception TypeError: fetch failed sending request]", 1, "connectionFailed"],
    ["[API Error: Unexpected token in JSON]", 1, "protocolError"],
    ["[API Error: something else]", 173, "rateLimited"],
    ["[API Error: something else]", 1, "unknown"],
  ])("%s with exit code %d is %s", (message, code, errorCode) => {
    expect(end([init, user, failed(message)], { exit: { code } })).toMatchObject({
      reason: "failed",
      errorCode,
    });
  });

  test("the limit of turns is a detail", () => {
    const error = { type: "FatalTurnLimitedError", message: "Reached max session turns" };
    expect(
      end([init, user, { type: "result", status: "error", error }], { exit: { code: 53 } }),
    ).toMatchObject({ reason: "failed", detail: "maxTurns" });
  });

  test.each([
    [
      41,
      ["Invalid auth method selected."],
      "authenticationFailed",
      "Invalid auth method selected.",
    ],
    [
      42,
      ["Warning: 256-color support", "No input provided"],
      "invalidRequest",
      "No input provided",
    ],
    [
      42,
      ["Error resuming session: No previous sessions found"],
      "sessionNotFound",
      "Error resuming session: No previous sessions found",
    ],
    [44, ["Missing sandbox command"], "unsupported", "Missing sandbox command"],
    [
      52,
      ["\u001B[31mError in settings.json: x", "Please fix\u001B[0m"],
      "invalidRequest",
      "Error in settings.json: x",
    ],
    [
      55,
      ["not running in a trusted directory"],
      "permissionDenied",
      "not running in a trusted directory",
    ],
    [1, ["Cannot use both x and y", "Usage: gemini"], "invalidRequest", "Cannot use both x and y"],
  ])(
    "exit code %d before the first line is a failure to start: %j",
    (code, stderr, errorCode, error) => {
      expect(end([], { exit: { code }, stderr })).toMatchObject({
        reason: "failed",
        detail: "startup",
        errorCode,
        error,
      });
    },
  );

  test("an attempt that is made again is reported while it goes on, and not after", () => {
    const attempt = "Attempt 2 failed with status 503. Retrying with backoff... _ApiError";
    expect(all(translate([init, user], { stderr: [attempt] }), "error")).toMatchObject([
      { fatal: false, errorCode: "overloaded", httpStatus: 503, retry: { attempt: 2 } },
    ]);
    expect(all(translate([init, user, say("x"), done], { stderr: [attempt] }), "error")).toEqual(
      [],
    );
  });

  const vague = {
    type: "result",
    status: "error",
    error: { type: "unknown", message: "[API Error: An unknown error occurred.]" },
  };

  test.each([
    [
      "Attempt 2 failed: The model is overloaded. Please try again later.. Max attempts reached",
      "overloaded",
      "The model is overloaded. Please try again later.",
    ],
    [
      "Error when talking to Gemini API Full report available at: /tmp/e.json RetryableQuotaError: Rate limit reached for requests.",
      "rateLimited",
      "Rate limit reached for requests.",
    ],
  ])("the error output has the reason of an error without one: %s", (words, errorCode, error) => {
    const late = end([init, user, vague], { exit: { code: 1 }, stderr: [words] });
    expect(late).toMatchObject({ reason: "failed", errorCode, error });
    const { handle } = gemini.translator({ sessionId: "s", now: () => 0 });
    const take = (line: object) => handle({ type: "line", text: JSON.stringify(line) }).events;
    [init, user].forEach(take);
    handle({ type: "stderr", text: words });
    expect(all(take(vague), "turnFailed")).toMatchObject([{ errorCode, error }]);
    expect(all(handle({ type: "exit", code: 1 }).events, "sessionEnded")).toMatchObject([
      { reason: "failed", errorCode, error },
    ]);
    // an error that has its own words keeps them
    const own = { ...vague, error: { type: "unknown", message: "[API Error: terminated]" } };
    expect(end([init, user, own], { exit: { code: 1 }, stderr: [words] })).toMatchObject({
      errorCode: "connectionFailed",
      error: "[API Error: terminated]",
    });
  });

  test("the process is idle only when its turn has ended", () => {
    const { handle } = gemini.translator({ sessionId: "s", now: () => 0 });
    const idle = [init, user, done].map(
      (line) => handle({ type: "line", text: JSON.stringify(line) }).idle,
    );
    expect(idle).toEqual([false, false, true]);
  });
});

describe("hostile lines", () => {
  test.each(["constructor", "__proto__", "toString", ""])(
    "the type %j is of no meaning",
    (type) => {
      expect(typesOf(translate([`{"type":${JSON.stringify(type)}}`]))).toContain(`gemini:${type}`);
    },
  );

  test("fields of other types are as if they were not there", () => {
    const odd = [
      { type: "init", session_id: 1, model: [] },
      { type: "message", role: "assistant", content: {} },
      { type: "tool_use" },
      { type: "result" },
    ];
    expect(end(odd)).toMatchObject({ reason: "failed" });
  });

  test("what is no JSON object is raw output", () => {
    expect(
      all(translate(["{", "null", "[1]", "text"]), "rawOutput").map(({ line }) => line),
    ).toEqual(["{", "null", "[1]", "text"]);
  });

  test("a second result is an error, and changes nothing", () => {
    const events = translate([init, user, say("x"), done, done]);
    expect(all(events, "turnCompleted").length).toBe(1);
    expect(all(events, "error").length).toBe(1);
    expect(all(events, "sessionEnded")).toMatchObject([{ reason: "completed" }]);
  });
});
