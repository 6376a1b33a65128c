import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Words that readers stumble over, and what is written instead. */
const words: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:told|telling|tell|tells)\b/, "emit, report, print, know, pass"],
  [/\bwhoever\b/i, "the client that …, a caller that …"],
  [/(?:^|[.:;] )Who (?!may\b|must\b|provides\b)[a-z]+s\b/m, "a client that …"],
  [/\bbesides\b/, "also, in addition to"],
  [/\b(?:go|goes|went|going) on with\b/, "continue, resume"],
  [/\bit is no (?!longer\b|more\b)/i, "expected …, got …"],
  [/\b(?:is|are) to be\b/, "must be"],
  [/\bwhat of (?:the|a|an|`)/i, "which parts of …"],
  [/\b(?:begins?|begun) a session\b/i, "start a session"],
  [/\bthe least that\b/, "the baseline"],
  [/\bis wanted at\b/, "must reach"],
  [/\bas it seems\b/, "(inferred)"],
  [/\bclosed honestly\b/, "how it is closed"],
  [/\bseeds? 0\d\d\b/i, "the name of the family of formats"],
];

/** Names that something else has by now. */
const names =
  /Keeper\b|\bsink\b|Stillborn|\bmoveOn\b|\bRunWish\b|\bteller\b|\btaker\b|\boutlives\b/;

/** Where a word is meant as it stands. */
const exceptions: readonly (readonly [path: string, word: string])[] = [
  ["docs/seeds.md", "seed 0"],
  ["docs/seeds.md", "Seed 0"],
  ["docs/seeds.md", "Seeds 0"],
  ["packages/codegen/src/measure/measure-source.ts", "tell"],
  ["packages/client/src/http/sse-channel.ts", "outlives"],
];

const listed = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.md", "*.ts"],
  { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 },
);
const files = listed
  .split("\n")
  .filter(
    (path) => /^(?:docs|clients|packages|[A-Z]+\.md)/.test(path) && existsSync(join(root, path)),
  )
  .filter((path) => !/\/generated\/|\/test\/|\/browser\/|^packages\/checks\/|CHANGELOG/.test(path))
  .filter((path) => !path.endsWith(".ts") || /^packages\/[^/]+\/(?:src|definitions)\//.test(path));

/** Code marks, links and quotes of the CLIs in Markdown are not ours. */
const proseOf = (path: string): string => {
  const text = readFileSync(join(root, path), "utf8");
  return path.endsWith(".md") ? text.replaceAll(/```[^]*?```|`[^`\n]*`/g, "`…`") : text;
};

const lines = files.flatMap((path) =>
  proseOf(path)
    .split("\n")
    .map((line, index) => ({ path, at: `${path}:${index + 1}`, line })),
);

const find = (pattern: RegExp, instead: string): string[] =>
  lines.flatMap(({ path, at, line }) => {
    const [word] = pattern.exec(line) ?? [];
    if (word === undefined) return [];
    const isMeant = exceptions.some(([file, text]) => file === path && word.startsWith(text));
    return isMeant ? [] : [`${at}: ${word} → ${instead}`];
  });

test("texts are in plain English", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(words.flatMap(([pattern, instead]) => find(pattern, instead))).toEqual([]);
});

test("old names do not come back", () => {
  expect(find(names, "the name that it has now")).toEqual([]);
});
