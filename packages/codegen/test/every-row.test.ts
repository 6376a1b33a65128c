import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readNodes, type SyntaxNode } from "../src/measure/read-source.ts";
import { openScratch, root, typeErrors, writeInto } from "../src/testing/index.ts";

const packages = [
  "acp",
  "adapters-claude",
  "adapters-codex",
  "adapters-gemini",
  "adapters-opencode",
] as const;

interface Cut {
  /** A copy of the file, next to it. */
  readonly path: string;
  readonly source: string;
}

const nodesIn = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : [];

/** The file once for each row of its handler tables, without that row. */
function cutRows(path: string, source: string): Cut[] {
  const tables = readNodes(source).flatMap((node) => {
    const isTable =
      node.type === "CallExpression" && /^createDispatcher\b/.test(source.slice(node.start));
    const rows = nodesIn(node["arguments"])[1];
    return isTable && rows !== undefined ? [rows] : [];
  });
  return tables.flatMap((table) =>
    nodesIn(table["properties"]).map((row) => ({
      path: path.replace(/\.ts$/, `.without-${row.start}.ts`),
      source: source.slice(0, row.start) + source.slice(row.end).replace(/^,/, ""),
    })),
  );
}

test("no table of handlers compiles without any one of its rows", () => {
  const folder = openScratch();
  const whole: string[] = [];
  const cuts: Cut[] = [];
  for (const name of packages) {
    const src = `packages/${name}/src`;
    cpSync(join(root, src), join(folder, src), { recursive: true });
    for (const file of readdirSync(join(root, src), { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".ts")) continue;
      const found = cutRows(`${src}/${file}`, readFileSync(join(root, src, file), "utf8"));
      cuts.push(...found);
      if (found.length > 0) whole.push(`${src}/${file}`);
    }
  }
  for (const { path, source } of cuts) writeInto(folder, path, source);
  const faults = typeErrors(folder, [...whole, ...cuts.map(({ path }) => path)]);
  const missing = /is missing in type|missing the following properties/;
  const refused = new Set(faults.filter(({ text }) => missing.test(text)).map(({ file }) => file));
  expect(cuts.map(({ path }) => path).filter((path) => !refused.has(path))).toEqual([]);
  expect(whole.filter((path) => faults.some(({ file }) => file === path))).toEqual([]);
  expect(whole.length).toBeGreaterThanOrEqual(22);
  expect(cuts.length).toBeGreaterThanOrEqual(290);
});
