import { expect, test } from "vitest";

import { codex } from "../src/index.ts";
import { bare, completed, only, started, translate, turn, typesOf, updated } from "./translate.ts";

test("a fatal error is emitted once, though it is printed as an error and as the turn's end", () => {
  const message = "unexpected status 401 Unauthorized: no, url: http://x";
  const events = translate(
    [
      { type: "thread.started", thread_id: "t" },
      { type: "turn.started" },
      { type: "error", message },
      { type: "turn.failed", error: { message } },
    ],
    { exit: { code: 1 } },
  );
  const why = { errorCode: "authenticationFailed" };
  expect(bare(events).slice(2)).toEqual([
    { type: "error", message, ...why, fatal: true, httpStatus: 401 },
    { type: "turnFailed", turnNumber: 1, error: message, ...why },
    {
      type: "sessionEnded",
      reason: "failed",
      error: message,
      ...why,
      exitCode: 1,
      nativeSessionId: "t",
    },
  ]);
});

const missing = (name: string): string => {
  const message = `Missing environment variable: \`${name}\`.`;
  const events = translate(
    [
      { type: "thread.started", thread_id: "t" },
      { type: "turn.started" },
      { type: "error", message },
      { type: "turn.failed", error: { message } },
    ],
    { exit: { code: 1 } },
  );
  const end = events.at(-1);
  expect(end).toMatchObject({ reason: "failed", errorCode: "authenticationFailed" });
  expect(only(events, "error")).toMatchObject([
    { message: end?.type === "sessionEnded" && end.error },
  ]);
  return end?.type === "sessionEnded" ? (end.error ?? "") : "";
};

test("a provider's variable that did not reach Codex is reported with the flags that let it through", () => {
  expect(missing("MYCORP_API_KEY")).toMatch(
    /^Missing environment variable: `MYCORP_API_KEY`\. .*config\.toml.* run --pass-env MYCORP_API_KEY, serve --agent-env codex=MYCORP_API_KEY\.$/,
  );
  // these are passed without a flag: only the host lacks it
  expect(missing("OPENAI_API_KEY")).toBe("Missing environment variable: `OPENAI_API_KEY`.");
});

test("an error that the turn survives is not fatal", () => {
  const lines = turn(
    { type: "error", message: "something" },
    completed({ id: "item_0", type: "agent_message", text: "Well." }),
  );
  expect(only(translate(lines), "error", "sessionEnded")).toMatchObject([
    { message: "something", fatal: false },
    { reason: "completed" },
  ]);
});

test("an error with nothing after it but the exit code is fatal", () => {
  const lines = [{ type: "turn.started" }, { type: "error", message: "disconnected" }];
  expect(only(translate(lines, { exit: { code: 1 } }), "error", "sessionEnded")).toMatchObject([
    { fatal: true },
    { reason: "failed", error: "disconnected", errorCode: "connectionFailed" },
  ]);
});

test("each notice of a retry is reported, also without a count and in the same words", () => {
  const network = { type: "error", message: "Reconnecting... waiting for network (refused)" };
  const counted = { type: "error", message: "Reconnecting... 2/5 (idle timeout)" };
  const errors = only(translate(turn(network, network, counted)), "error");
  expect(errors).toMatchObject([
    { fatal: false, retry: {} },
    { fatal: false, retry: {} },
    { fatal: false, retry: { attempt: 2, maxAttempts: 5 }, errorCode: "timeout" },
  ]);
});

test("usage is what came to the thread's total since the run before", () => {
  const total = { inputTokens: 4, outputTokens: 1, totalTokens: 5, cachedTokens: 4 };
  const events = translate(turn(), { resumed: true, previousUsage: total });
  expect(only(events, "turnCompleted", "usageReported")).toMatchObject([
    { type: "usageReported", scope: "session", usage: { totalTokens: 12 } },
    { usage: { inputTokens: 6, outputTokens: 1, cachedTokens: 0, completeness: "reported" } },
  ]);
});

test("a resumed run whose total before is not known has unknown usage, and reports the total", () => {
  const events = translate(turn(), { resumed: true });
  expect(only(events, "turnCompleted", "usageReported", "sessionEnded")).toMatchObject([
    { type: "usageReported", scope: "session", usage: { inputTokens: 10, outputTokens: 2 } },
    { usage: { totalTokens: 0, completeness: "unknown" } },
    { reason: "completed", detail: "noText" },
  ]);
  expect(events.at(-1)).not.toHaveProperty("usage");
});

test("a total of zeros is unknown usage", () => {
  const events = translate([
    { type: "turn.started" },
    { type: "turn.completed", usage: { input_tokens: 0, output_tokens: 0 } },
  ]);
  expect(only(events, "turnCompleted")).toMatchObject([{ usage: { completeness: "unknown" } }]);
});

test("parts of usage that a provider counts too high never exceed the whole", () => {
  const usage = { input_tokens: 5, cached_input_tokens: 9, output_tokens: 1 };
  const events = translate([
    { type: "turn.started" },
    { type: "turn.completed", usage: { ...usage, reasoning_output_tokens: 3 } },
  ]);
  expect(only(events, "turnCompleted")).toMatchObject([
    { usage: { inputTokens: 5, cachedTokens: 5, outputTokens: 1, reasoningTokens: 1 } },
  ]);
});

test("a plan that is only repeated at the end of the turn is emitted once", () => {
  const plan = { id: "item_0", type: "todo_list", items: [{ text: "a", completed: true }] };
  const events = translate(turn(started(plan), updated(plan), completed(plan)));
  expect(only(events, "planUpdated")).toEqual([
    { type: "planUpdated", entries: [{ content: "a", status: "completed" }] },
  ]);
});

test("warnings before the turn are logs and open no turn", () => {
  const warning = completed({ id: "item_0", type: "error", message: "deprecated" });
  const events = translate([{ type: "thread.started", thread_id: "t" }, warning, warning]);
  expect(typesOf(events)).toEqual(["sessionStarted", "log", "sessionEnded"]);
});

test("a start that failed is explained by the last error of the error output", () => {
  const stderr = [
    "2026-11-18T06:21:07Z ERROR codex_core::session: no such thread",
    "Error: thread/resume failed: no rollout found for thread id x (code -32600)",
    "For more information, try '--help'.",
  ];
  expect(bare(translate([], { stderr, exit: { code: 1 } })).at(-1)).toEqual({
    type: "sessionEnded",
    reason: "failed",
    detail: "startup",
    error: stderr[1],
    errorCode: "sessionNotFound",
    exitCode: 1,
  });
});

test("a turn that was cut by the host is cancelled, and by nobody it has no result", () => {
  const lines = turn().slice(0, 2);
  const end = (exit: object) => translate(lines, { exit }).at(-1);
  expect(end({ code: 1, sent: "interrupt" })).toMatchObject({ reason: "cancelled" });
  expect(end({ code: null, signal: "SIGTERM" })).toMatchObject({
    reason: "cancelled",
    detail: "signal",
  });
  expect(end({ code: 1 })).toMatchObject({ reason: "failed", detail: "noResult" });
  expect(end({ code: 0 })).toMatchObject({ reason: "failed", detail: "noResult" });
});

test("types and items of other versions are emitted whole, also by hostile names", () => {
  const item = completed({ id: "item_0", type: "constructor" });
  const events = translate([{ type: "__proto__" }, { type: "toString" }, item, { item: 1 }]);
  expect(typesOf(events).slice(1, -1)).toEqual([
    "codex:__proto__",
    "codex:toString",
    "codex:item.completed",
    "codex:untyped",
  ]);
});

test("only when its turn has ended may the process be ended", () => {
  const { handle } = codex.translator({ sessionId: "s", now: () => 0 });
  const idle = [{}, ...turn()].map(
    (line) => handle({ type: "line", text: JSON.stringify(line) }).idle,
  );
  expect(idle).toEqual([false, false, false, true]);
});
