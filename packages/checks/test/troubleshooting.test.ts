import { readFileSync } from "node:fs";
import { join } from "node:path";

import { problemKinds, problemType } from "@agentstream/gateway/api-docs";
import { errorCodes, sessionDetails, sessionEndReasons } from "@agentstream/schema";
import { expect, test } from "vitest";

import { repository } from "../src/read-pages.ts";

const text = readFileSync(join(repository, "docs/troubleshooting.md"), "utf8");

/** The rows of the table after a text: the word of the first column, and the rest of the line. */
function rowsAfter(start: string): Map<string, string> {
  const table = text
    .slice(text.indexOf(start))
    .split("\n\n")
    .find((part) => part.startsWith("|"));
  const rows = [...(table ?? "").matchAll(/^\| `([^`]+)` +\|(.*)\|$/gm)];
  return new Map(rows.map(([, word = "", rest = ""]) => [word, rest]));
}

test("each problem of the gateway has its line, with its status and a remedy", () => {
  const rows = rowsAfter("## The gateway refuses");
  const kinds = Object.entries(problemKinds);
  expect(kinds.length).toBeGreaterThan(25);
  const names = Object.keys(problemKinds).map((kind) => nameOf(kind));
  expect([...rows.keys()].toSorted()).toEqual(names.toSorted());
  for (const [kind, [status]] of kinds) {
    const [found, remedy = ""] = (rows.get(nameOf(kind)) ?? "")
      .split("|")
      .map((cell) => cell.trim());
    expect(found, kind).toBe(String(status));
    expect(remedy.length, kind).toBeGreaterThan(15);
  }
});

const nameOf = (kind: string): string => {
  const known = Object.keys(problemKinds).find(
    (one): one is keyof typeof problemKinds => one === kind,
  );
  if (known === undefined) throw new Error(`Expected a kind of problem, got ${kind}.`);
  return problemType(known).split("/").at(-1) ?? "";
};

test.each([
  ["Its `reason`:", sessionEndReasons],
  ["Its `detail`:", sessionDetails],
  ["The `errorCode` of", errorCodes],
])("each outcome of a run has its line: %s", (start, words) => {
  expect([...rowsAfter(start).keys()].toSorted()).toEqual([...words].toSorted());
});
