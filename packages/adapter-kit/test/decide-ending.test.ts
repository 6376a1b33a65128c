import type { UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { createTranslator } from "../src/author.ts";
import { line, wild } from "./wild-protocol.ts";

test.each<[string, Parameters<typeof end>[1], string[], object]>([
  ["success", { code: 0 }, ["begin", "complete"], { reason: "completed", exitCode: 0 }],
  [
    "success, and an exit code",
    { code: 3 },
    ["begin", "complete"],
    { reason: "failed", detail: "other", exitCode: 3 },
  ],
  [
    "success, then ended by its host",
    { code: null, signal: "SIGTERM", sent: "cancel" },
    ["begin", "complete"],
    { reason: "completed", signal: "SIGTERM", exitCause: "hostEnded" },
  ],
  [
    "success, then a fatal error",
    { code: 0 },
    ["begin", "complete", "fatal"],
    { reason: "failed", error: "fatal x", errorCode: "serverError" },
  ],
  [
    "success, then ended by a stranger",
    { code: null, signal: "SIGKILL" },
    ["begin", "complete"],
    { reason: "cancelled", detail: "signal" },
  ],
  ["failure", { code: 0 }, ["begin", "fail"], { reason: "failed", errorCode: "unknown" }],
  [
    "a failed turn before a good one",
    { code: 0 },
    ["begin", "fail", "begin", "complete"],
    { reason: "completed" },
  ],
  [
    "no result",
    { code: 0 },
    ["begin"],
    { reason: "failed", detail: "noResult", errorCode: "noResult" },
  ],
  [
    "interrupted",
    { code: 0, sent: "interrupt" },
    ["begin"],
    { reason: "cancelled", detail: "interrupted" },
  ],
  [
    "an interruption that the agent tells",
    { code: 1, sent: "interrupt" },
    ["begin", "cut"],
    { reason: "cancelled", error: "cut" },
  ],
  [
    "an interruption that the agent tells, for a limit of the host's",
    { code: 1, sent: "timeout" },
    ["begin", "cut"],
    { reason: "timeout", detail: "totalTimeout", errorCode: "timeout" },
  ],
  [
    "a limit of the host's",
    { code: null, signal: "SIGKILL", sent: "timeout" },
    ["begin"],
    { reason: "timeout" },
  ],
  [
    "a signal by its exit code",
    { code: 143 },
    ["begin"],
    { reason: "cancelled", detail: "signal", signal: "SIGTERM" },
  ],
  ["nothing at all", { code: 1 }, [], { reason: "failed", detail: "startup", exitCode: 1 }],
])("%s is reported as it is", (_, exit, actions, expected) => {
  expect(end(actions, exit)).toMatchObject(expected);
});

function end(
  actions: readonly string[],
  exit: { code: number | null; signal?: string; sent?: "interrupt" | "cancel" | "timeout" },
): UnifiedEvent | undefined {
  const translator = createTranslator({ sessionId: "s", now: () => 0 }, wild);
  for (const action of actions) translator.handle({ type: "line", text: line(action) });
  return translator.handle({ type: "exit", ...exit }).events.at(-1);
}
