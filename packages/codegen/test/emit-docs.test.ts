import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { typeWords } from "../src/emit/type-words.ts";
import type { Type } from "../src/model.ts";

const folder = fileURLToPath(new URL("../../../docs/reference/", import.meta.url));
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".md"),
);
const textOf = (path: string): string => readFileSync(join(folder, path), "utf8");

const text: Type = { kind: "string" };
const cases: readonly [Type, string][] = [
  [{ kind: "any" }, "any JSON value"],
  [{ kind: "boolean" }, "boolean"],
  [{ kind: "null" }, "null"],
  [{ kind: "const", value: "log" }, '`"log"`'],
  [text, "string"],
  [{ kind: "string", maxLength: 9 }, "string, at most 9 characters"],
  [{ kind: "string", pattern: "^a|b$" }, "string, pattern `^a\\|b$`"],
  [{ kind: "string", not: ["log"] }, "string: none of the other types"],
  [{ kind: "string", format: "timestamp", pattern: "^[0-9]+Z$" }, "timestamp"],
  [{ kind: "integer", minimum: 0, maximum: 2 ** 53 - 1 }, "integer, at least 0, at most 2^53 − 1"],
  [{ kind: "integer", minimum: 1, maximum: 5 }, "integer, at least 1, at most 5"],
  [{ kind: "number", exclusiveMinimum: 0 }, "number, more than 0"],
  [{ kind: "enum", values: ["a", "b"], open: false }, "one of `a`, `b`"],
  [{ kind: "enum", values: ["a", "b"], open: true }, "`a`, `b`, or another word (open)"],
  [{ kind: "list", of: text, minItems: 0 }, "list of string"],
  [
    { kind: "list", of: { kind: "ref", name: "Origin" }, minItems: 1 },
    "list of <Origin>, at least 1",
  ],
  [{ kind: "map", of: { kind: "any" } }, "map of any JSON value"],
  [{ kind: "either", options: [text, { kind: "null" }] }, "string or null"],
];

test.each(cases)("%j is in words: %s", (type, words) => {
  expect(typeWords(type, (name) => `<${name}>`)).toBe(words);
});

describe("docs/reference", () => {
  test("has no types of TypeScript", () => {
    const rows = pages.flatMap((path) =>
      textOf(path)
        .split("\n")
        .filter((line) => line.startsWith("| `"))
        .map((line) => line.split(/(?<!\\)\|/)[2] ?? ""),
    );
    expect(rows.length).toBeGreaterThan(2000);
    const strange = rows.filter((cell) =>
      /\bunknown\b(?!`)|\[\]|<\w+>|\{|string &|undefined/.test(cell.replaceAll(/`[^`]*`/g, "")),
    );
    expect(strange).toEqual([]);
  });

  test("links only to what is there", () => {
    const broken: string[] = [];
    let links = 0;
    for (const path of pages) {
      for (const [, target = ""] of withoutCode(textOf(path)).matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(target)) continue;
        links++;
        const [file = "", anchor] = target.split("#");
        const page = file === "" ? path : join(dirname(path), file);
        const isThere =
          existsSync(join(folder, page)) && (anchor === undefined || hasAnchor(page, anchor));
        if (!isThere) broken.push(`${path}: ${target}`);
      }
    }
    expect(links).toBeGreaterThan(1000);
    expect([...new Set(broken)]).toEqual([]);
  });

  test("marks what the stream rules require, in the unified events alone", () => {
    const marked = pages.filter((path) => textOf(path).includes("Required by the [stream rules]"));
    expect(marked).toEqual(["unified.md"]);
    const [, chunk = ""] = textOf("unified.md").split("## TextChunkEvent");
    expect(chunk.split("\n## ")[0]).toMatch(/\| `blockId`\? \|.*Required by the \[stream rules\]/);
  });
});

const withoutCode = (markdown: string): string => markdown.replaceAll(/`[^`\n]+`/g, "");

const hasAnchor = (page: string, anchor: string): boolean =>
  new RegExp(`^#+ ${anchor}$|id="${anchor}"`, "im").test(textOf(page));
