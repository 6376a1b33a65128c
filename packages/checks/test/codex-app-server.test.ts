import { codex } from "@agentstream/adapters-codex";
import { readRecordings } from "@agentstream/recordings";
import { expect, test } from "vitest";

import { compareAppServerFacts } from "../src/facts/codex-app-server.ts";
import { checkStep } from "../src/index.ts";

const speaker = { adapter: codex, options: { protocol: "app-server" } };
const steps = readRecordings()
  .flatMap((recording) => recording.steps)
  .filter(({ schema }) => schema === "native/codex/app-server");
const reports = steps.map((step) => ({ step, report: checkStep(step, speaker) }));
const all = reports.flatMap(({ report }) => report.events);

test("the facts agree, without an exception", () => {
  const known = reports.filter(({ step }) => step.facts !== undefined);
  const disagreements = known.flatMap(({ step, report }) =>
    compareAppServerFacts(step.facts, report.events).map((words) => `${step.name}: ${words}`),
  );
  expect(disagreements).toEqual([]);
  expect(known.length).toBe(42);
});

test("how the runs ended", () => {
  const outcomes: Record<string, number> = {};
  for (const { report } of reports) outcomes[report.outcome] = (outcomes[report.outcome] ?? 0) + 1;
  expect(outcomes).toEqual({
    completed: 32,
    "completed noText": 1,
    "cancelled interrupted cancelled": 4,
    "failed invalidRequest": 2,
    "failed contextOverflow": 2,
    "failed overloaded": 1,
  });
});

test("hardly anything is left without a meaning", () => {
  const extension = all.filter(({ type }) => type.includes(":")).length;
  const tools = all.filter((event) => event.type === "toolStarted");
  const other = tools.filter(({ toolKind = "other" }) => toolKind === "other").length;
  console.log(
    `codex app-server: ${steps.length} processes, ${all.length} events, ${extension} extension events, ${tools.length} tools, ${other} of them other`,
  );
  expect(steps.length).toBe(42);
  expect(extension / all.length).toBeLessThanOrEqual(0.03);
  expect(other / tools.length).toBeLessThanOrEqual(0.02);
});
