import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { livingChecks } from "../src/living/checks/index.ts";
import { loadScenarios } from "../src/scenario/load-scenarios.ts";

const root = new URL("../../../", import.meta.url);
const page = readFileSync(fileURLToPath(new URL("docs/outcomes.md", root)), "utf8");
const [table = "", explained = ""] = page.split("What differs");
const scenarios = await loadScenarios();

interface Row {
  readonly cause: string;
  readonly words: Readonly<Record<string, string | undefined>>;
  readonly shownBy: string;
}

const word = (cell = ""): string | undefined => /^`(\w+)`$/.exec(cell)?.[1];

const rows = table
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:cause|-)/.test(line))
  .map((line): Row => {
    const [cause = "", reason, errorCode, detail, shownBy = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const words = { reason: word(reason), errorCode: word(errorCode), detail: word(detail) };
    return { cause, words, shownBy };
  });

const named = (kind: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`${kind} \`([\\w-]+)\``, "g"))].map(([, name = ""]) => name);
const testsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-]+\/test\/[\w.-]+)`/g)].map(([, path = ""]) => path);
const shownScenarios = (text: string) =>
  named("scenario", text).map((name) => ({
    name,
    scenario: scenarios.find((one) => one.name === name),
  }));

test("the table has its rows, each of which is shown", () => {
  expect(rows.length).toBeGreaterThanOrEqual(23);
  const unshown = rows.filter(
    ({ shownBy }) =>
      [...named("scenario", shownBy), ...named("living", shownBy), ...testsIn(shownBy)].length ===
      0,
  );
  expect(unshown).toEqual([]);
});

const checks = livingChecks.map(({ name }) => name);

/** What a row says otherwise than its scenario. */
function scenarioFaults({ words, shownBy }: Row): string[] {
  return shownScenarios(shownBy).flatMap(({ name, scenario }) => {
    if (scenario === undefined) return [`no scenario ${name}`];
    const { reason, errorCode, detail } = scenario.expected;
    return Object.entries({ reason, errorCode, detail })
      .filter(([field, value]) => value !== undefined && value !== words[field])
      .map(([field, value]) => `${name}: ${field} ${value}`);
  });
}

/** The tests that are not there, or lack a word of the row. */
const testFaults = ({ words, shownBy }: Row): string[] =>
  testsIn(shownBy).flatMap((path) => {
    const file = fileURLToPath(new URL(`packages/${path}`, root));
    if (!existsSync(file)) return [`no test ${path}`];
    const text = readFileSync(file, "utf8");
    return Object.entries(words)
      .filter(([field, value = ""]) => field !== "reason" && !text.includes(value))
      .map(([, value]) => `${path} lacks ${value}`);
  });

test.each(rows)("$cause: what shows it is there, and says the same", (row) => {
  const unknown = named("living", row.shownBy).filter((name) => !checks.includes(name));
  expect([...scenarioFaults(row), ...testFaults(row), ...unknown]).toEqual([]);
});

test("every agent that ends otherwise, or cannot be brought to it, is explained", () => {
  const odd = rows
    .flatMap(({ shownBy }) => shownScenarios(shownBy))
    .flatMap(({ scenario }) => [
      ...Object.keys(scenario?.impossible ?? {}),
      ...Object.entries(scenario?.differences ?? {})
        .filter(([, one]) => ["reason", "errorCode", "detail"].some((field) => field in one))
        .map(([agent]) => agent),
    ]);
  expect(odd.length).toBeGreaterThanOrEqual(8);
  expect(odd.filter((agent) => !explained.includes(`\`${agent}\``))).toEqual([]);
});
