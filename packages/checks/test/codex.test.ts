import { codex } from "@agentstream/adapters-codex";
import { readRecordings, type Step } from "@agentstream/recordings";
import { type TokenUsage } from "@agentstream/schema";
import { expect, test } from "vitest";

import { compareCodexFacts } from "../src/facts/codex.ts";
import { spokenBy, translateStep } from "../src/index.ts";

const steps = readRecordings()
  .flatMap((recording) => recording.steps)
  .filter(({ schema }) => schema === "native/codex/exec")
  .map((step) => ({ step, options: spokenBy(step)?.options ?? {} }));
const streams = steps.map(({ step, options }) => ({
  step,
  events: translateStep(codex, step, options),
}));
const all = streams.flatMap(({ events }) => events);

test("the facts agree, without an exception", () => {
  const known = streams.filter(({ step }) => step.facts !== undefined);
  const disagreements = known.flatMap(({ step, events }) =>
    compareCodexFacts(step.facts, events).map((words) => `${step.name}: ${words}`),
  );
  expect(disagreements).toEqual([]);
  expect(known.length).toBe(100);
});

test("with the total before it a resumed turn has its own usage", () => {
  const known = steps.flatMap(({ step, options }) => {
    const usage = turnUsageOf(step);
    return usage === undefined ? [] : [{ step, options, usage }];
  });
  expect(known.length).toBe(3);
  for (const { step, options, usage } of known) {
    const events = translateStep(codex, step, { ...options, previousUsage: usage.before });
    expect(compareCodexFacts(step.facts, events), step.name).toEqual([]);
    expect(events.findLast(({ type }) => type === "turnCompleted")).toMatchObject({
      usage: usage.turn,
    });
  }
});

test("how the runs ended", () => {
  const outcomes: Record<string, number> = {};
  for (const { events } of streams) {
    const end = events.at(-1);
    if (end?.type !== "sessionEnded") throw new Error("a run has no end");
    const outcome = [end.reason, end.detail, end.errorCode].filter(Boolean).join(" ");
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  // without what the host did, SIGINT is an exit code 1 like any other: noResult
  expect(outcomes).toEqual({
    completed: 65,
    "completed noText": 2,
    "cancelled signal cancelled": 4,
    "failed noResult noResult": 5,
    "failed startup invalidRequest": 8,
    "failed startup sessionNotFound": 1,
    "failed startup toolExecutionFailed": 1,
    "failed invalidRequest": 5,
    "failed rateLimited": 3,
    "failed authenticationFailed": 2,
    "failed contextOverflow": 2,
    "failed overloaded": 1,
    "failed timeout": 1,
  });
});

test("hardly anything is left without a meaning", () => {
  const extension = all.filter(({ type }) => type.includes(":")).length;
  const tools = all.filter((event) => event.type === "toolStarted");
  const other = tools.filter(({ toolKind = "other" }) => toolKind === "other").length;
  console.log(
    `codex exec: ${streams.length} processes, ${all.length} events, ${extension} extension events, ${tools.length} tools, ${other} of them other`,
  );
  expect(streams.length).toBe(100);
  expect(all.length).toBe(646);
  expect(extension / all.length).toBeLessThanOrEqual(0.03);
  expect(other / tools.length).toBeLessThanOrEqual(0.02);
});

interface KnownUsage {
  readonly turn: TokenUsage;
  readonly before: TokenUsage;
}

/** The usage of a resumed turn, where the facts know it from another recording; and the total before it. */
function turnUsageOf({ facts }: Step): KnownUsage | undefined {
  const { usage: total, turnUsageWithHistory: turn } = Object(facts);
  if (total === undefined || turn === undefined) return undefined;
  const before = Object.fromEntries(
    Object.entries(total).map(([name, count]) => [name, Number(count) - Number(turn[name])]),
  );
  return { turn, before: { inputTokens: 0, outputTokens: 0, totalTokens: 0, ...before } };
}
