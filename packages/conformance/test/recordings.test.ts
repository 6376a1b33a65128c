import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { checkRun } from "../src/check/check-run.ts";
import { readRecorded, type RecordedRun } from "../src/check/read-recorded.ts";
import { compareVendors } from "../src/compare/compare-vendors.ts";
import { compareShapes } from "../src/drift/compare-shapes.ts";
import { shapesOf } from "../src/drift/shapes-of.ts";
import { loadScenarios } from "../src/scenario/load-scenarios.ts";
import { vendors } from "../src/vendors/index.ts";

const folder = fileURLToPath(new URL("recordings/", import.meta.url));
const scenarios = await loadScenarios();
const runs = await readRecorded(folder);
const checked = runs.map((run) => checkRun(run, scenarios));

test("every recording is right: natively, by the rules, and as its scenario has it", () => {
  expect(runs.length).toBeGreaterThanOrEqual(270);
  const wrong = checked.filter(({ faults }) => faults.length > 0);
  expect(wrong.map(({ run, faults }) => [run.name, ...faults])).toEqual([]);
});

test("every vendor makes the same of every scenario, but for what is known", () => {
  const compared = compareVendors(scenarios, checked);
  const wrong = compared.filter(({ verdict }) => verdict === "differs" || verdict === "missing");
  expect(wrong).toEqual([]);
  for (const { name, directions = ["oneWay"] } of scenarios) {
    const own = compared.filter(
      ({ scenario, direction }) => scenario === name && direction === directions[0],
    );
    expect(own.map(({ who }) => who.split("/")[0])).toEqual(
      vendors.map(({ adapter }) => adapter.id),
    );
  }
});

test("a scenario that a vendor did not run is missing", () => {
  const rest = checked.filter(({ run }) => !run.name.startsWith("gemini"));
  const missing = compareVendors(scenarios, rest).filter(({ verdict }) => verdict === "missing");
  expect(missing.length).toBeGreaterThanOrEqual(scenarios.length);
  expect(missing.every(({ who }) => who.startsWith("gemini/"))).toBe(true);
});

test("a known difference that is no longer there is a fault", () => {
  const changed = scenarios.map((scenario) =>
    scenario.name === "long-text"
      ? { ...scenario, differences: { codex: { because: "It was so.", text: "Other" } } }
      : scenario,
  );
  const again = runs.map((run) => checkRun(run, changed));
  const differing = compareVendors(changed, again).filter(({ verdict }) => verdict === "differs");
  expect(differing.map(({ who }) => who)).toEqual(["codex/exec", "codex/app-server"]);
});

const renamed: readonly (readonly [agent: string, field: string, to: string])[] = [
  ["claude", '"tool_use_id"', '"toolUseId"'],
  ["codex", '"aggregated_output"', '"output_text"'],
  ["gemini", '"tool_id"', '"call_id"'],
  ["opencode", '"callID"', '"callId"'],
];

describe.each(renamed)("%s renames %s", (agent, field, to) => {
  const before = runs.filter(
    ({ name, lines }) => name.startsWith(`${agent}/`) && lines.some((line) => line.includes(field)),
  );
  const after = before.map((run): RecordedRun => {
    const rename = (line: string): string => line.replaceAll(field, to);
    return {
      ...run,
      lines: run.lines.map(rename),
      conversation: run.conversation.map(({ by, line }) => ({ by, line: rename(line) })),
    };
  });

  test("the check finds it", () => {
    expect(before.length).toBeGreaterThan(0);
    const faults = after.map((run) => checkRun(run, scenarios).faults);
    expect(faults.filter((found) => found.length > 0).length).toBeGreaterThan(0);
  });

  test("the drift names both fields", () => {
    const shapes = (some: readonly RecordedRun[]): ReturnType<typeof shapesOf> =>
      shapesOf(some.flatMap(({ lines }) => lines));
    const drift = compareShapes(shapes(before), shapes(after));
    const bare = (text: string): string => `.${text.replaceAll('"', "")}`;
    expect(
      drift.filter(({ change }) => change === "went").map(({ field: went }) => went),
    ).toContainEqual(expect.stringContaining(bare(field)));
    expect(
      drift.filter(({ change }) => change === "came").map(({ field: came }) => came),
    ).toContainEqual(expect.stringContaining(bare(to)));
  });
});
