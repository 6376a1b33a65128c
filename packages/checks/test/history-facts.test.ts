import { readHistory } from "@agentstream/recordings";
import { isEvent, type UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { checkStep, spokenBy } from "../src/index.ts";

const history = readHistory();

function eventsOf(name: string): readonly UnifiedEvent[] {
  const step = history.find((one) => one.name === name)?.steps[0];
  const speaker = step && spokenBy(step);
  if (step === undefined || speaker === undefined) throw new Error(`no recording ${name}`);
  return checkStep(step, speaker).events;
}
const typesOf = (events: readonly UnifiedEvent[], ...types: string[]): string[] =>
  events.flatMap(({ type }) => (types.includes(type) ? [type] : []));

test("a sub-agent of Qwen Code in the background ends after its call, once", () => {
  const types = [
    "subagentStarted",
    "taskStarted",
    "toolCompleted",
    "subagentCompleted",
    "taskCompleted",
  ];
  expect(typesOf(eventsOf("qwen/0.21.2/subagent"), ...types)).toEqual(types);
});

test("a permission of Claude Code without a call belongs to the open one", () => {
  const events = eventsOf("claude/1.0.90/permission-allowed.stream-input");
  expect(
    typesOf(events, "toolStarted", "permissionRequested", "toolCompleted", "toolFailed"),
  ).toEqual(["toolStarted", "permissionRequested", "toolCompleted"]);
});

test("what opencode sends after its answer to the prompt belongs to the turn", () => {
  const events = eventsOf("opencode/1.2.15/permission-allowed.acp");
  const whole = events.filter((event) => isEvent(event, "textChunk") && event.isComplete === true);
  expect(whole).toMatchObject([{ text: "The file is there." }]);
  expect(events.at(-1)).toMatchObject({ reason: "completed" });
});

test("a call of Gemini CLI that was never announced and failed has not run", () => {
  const events = eventsOf("gemini/0.20.2/permission-denied.acp");
  expect(typesOf(events, "toolStarted", "toolFailed")).toEqual(["toolStarted", "toolFailed"]);
  expect(events.find((event) => isEvent(event, "toolFailed"))).toMatchObject({ reason: "notRun" });
});

test.each([
  // each of the two calls used 1000 and 50
  ["claude/1.0.60/tool-ok", 2000, 100, "partial"],
  ["codex/0.40.0/tool-ok", 2000, 100, "reported"],
  ["codex/0.60.1/tool-ok.app-server", 2000, 100, "reported"],
  // with a cache of 200 and reasoning of 20
  ["opencode/1.3.2/text", 1200, 60, "reported"],
])("%s used %i and %i tokens, %s", (name, inputTokens, outputTokens, completeness) => {
  const end = eventsOf(name).findLast((event) => isEvent(event, "sessionEnded"));
  expect(end).toMatchObject({
    reason: "completed",
    usage: { inputTokens, outputTokens, completeness },
  });
});

test("codex exec before 0.45 is understood, and its failure is one", () => {
  const events = eventsOf("codex/0.40.0/auth-failure");
  expect(events.at(-1)).toMatchObject({ reason: "failed", errorCode: "authenticationFailed" });
  expect(typesOf(events, "error", "turnFailed")).toEqual(["error", "turnFailed"]);
});
