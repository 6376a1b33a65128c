import { opencode } from "@agentstream/adapters-opencode";
import { readRecordings } from "@agentstream/recordings";
import { type UnifiedEvent } from "@agentstream/schema";
import { textOf } from "@agentstream/stream";
import { expect, test } from "vitest";

import { compareOpencodeFacts } from "../src/facts/opencode.ts";
import { translateStep } from "../src/index.ts";

const protocols: ReadonlyMap<string | undefined, string> = new Map([
  ["native/opencode/run", "run"],
  ["native/opencode/serve", "serve"],
]);

const steps = readRecordings()
  .flatMap((recording) => recording.steps)
  .flatMap((step) => {
    const protocol = protocols.get(step.schema);
    if (protocol === undefined) return [];
    const resumed = / (?:--session|-s|--continue|-c)\b/.test(step.command);
    return [{ step, options: { protocol, ...(resumed && { resumed }) } }];
  });
const streams = steps.map(({ step, options }) => ({
  step,
  options,
  events: translateStep(opencode, step, options),
}));
const all = streams.flatMap(({ events }) => events);

test("the facts agree, without an exception", () => {
  const known = streams.filter(({ step }) => step.facts !== undefined);
  const disagreements = known.flatMap(({ step, events }) =>
    compareOpencodeFacts(step.facts, events).map((words) => `${step.name}: ${words}`),
  );
  expect(disagreements).toEqual([]);
  expect(known.length).toBe(40);
});

const outcomesOf = (protocol: string): Record<string, number> => {
  const outcomes: Record<string, number> = {};
  for (const { events, options } of streams) {
    const end = events.at(-1);
    if (options.protocol !== protocol) continue;
    if (end?.type !== "sessionEnded") throw new Error("a run has no end");
    const outcome = [end.reason, end.detail, end.errorCode].filter(Boolean).join(" ");
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
};

test("how the runs ended", () => {
  // without what the recorder did, a signal is all that is known
  expect(outcomesOf("run")).toEqual({
    completed: 25,
    "cancelled signal cancelled": 6,
    "timeout totalTimeout timeout": 3,
    "failed startup invalidRequest": 3,
    "failed startup sessionNotFound": 1,
    "failed denied permissionDenied": 2,
    "failed contentFiltered": 1,
    "failed contextOverflow": 1,
    "failed invalidRequest": 1,
    "failed unknown": 1,
  });
});

test("how what was watched ended", () => {
  expect(outcomesOf("serve")).toEqual({
    completed: 4,
    "cancelled interrupted cancelled": 3,
    "failed denied permissionDenied": 2,
  });
});

/** What there is no facts file for: what was said, by whom, and what was asked. */
function summaryOf(events: readonly UnifiedEvent[]): object {
  const of = (...types: string[]): UnifiedEvent[] =>
    events.filter(({ type }) => types.includes(type));
  const turn = of("turnCompleted", "turnFailed").at(-1);
  const usage = turn?.type === "turnCompleted" ? turn.usage.totalTokens : 0;
  return {
    text: textOf(events),
    turns: of("turnStarted").length,
    prompts: of("userMessage").length,
    tools: of("toolCompleted", "toolFailed").map((end) =>
      end.type === "toolCompleted" ? `completed ${end.success}` : Object(end).reason,
    ),
    asked: of("permissionResolved", "questionAnswered").map((end) => Object(end).outcome),
    subagents: of("subagentCompleted").length,
    retries: of("error").length,
    usage,
  };
}

const shared = { turns: 1, prompts: 1, asked: [], subagents: 0, retries: 0, usage: 0 };
const done = { ...shared, tools: ["completed true"], usage: 2201 };
const denied = { ...shared, text: "", tools: ["denied"] };

test("what was watched, by recording", () => {
  const watched = streams
    .filter(({ options }) => options.protocol === "serve")
    .map(({ step, events }) => [step.name.split("/").at(-1), summaryOf(events)]);
  expect(Object.fromEntries(watched)).toEqual({
    "serve-abort-bash": { ...shared, text: "", tools: ["cancelled"] },
    "serve-abort-text": { ...shared, text: "Tick 1. Tick 2. ", tools: [] },
    "serve-permission-legacy": { ...done, text: "After permission.", asked: ["allowed"] },
    "serve-permission-once": { ...done, text: "After permission.", asked: ["allowed"] },
    "serve-permission-reject": { ...denied, asked: ["denied"] },
    "serve-question": { ...done, text: "Thanks.", asked: ["answered"] },
    "serve-question-reject": { ...denied, asked: ["declined"] },
    "serve-retry-abort": { ...shared, text: "", tools: [], retries: 2 },
    // the sub-agent's call and the call that started it; what both used
    "serve-task": {
      ...done,
      text: "Child finished.",
      tools: ["completed true", "completed true"],
      subagents: 1,
      usage: 4402,
    },
  });
});

test("hardly anything is left without a meaning", () => {
  const extension = all.filter(({ type }) => type.includes(":")).length;
  const tools = all.filter((event) => event.type === "toolStarted");
  const other = tools.filter(({ toolKind = "other" }) => toolKind === "other").length;
  console.log(
    `opencode: ${streams.length} processes, ${all.length} events, ${extension} extension events, ${tools.length} tools, ${other} of them other`,
  );
  expect(streams.length).toBe(53);
  expect(all.length).toBe(601);
  expect(extension / all.length).toBeLessThanOrEqual(0.03);
  expect(other / tools.length).toBeLessThanOrEqual(0.02);
});
