import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { readPages, repository } from "../src/read-pages.ts";

const pages = readPages();

/** Code may have what looks like a link. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^```[^]*?^```$/gm, "").replaceAll(/`[^`\n]*`/g, "");

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

function anchorsOf(file: string): ReadonlySet<string> {
  const text = readFileSync(file, "utf8").replaceAll(/^```[^]*?^```$/gm, "");
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
    anchorOf(heading),
  );
  const named = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, name = ""]) => name);
  return new Set([...headings, ...named]);
}

test("every local link of the documentation leads to a file, and to a heading of it", () => {
  let checked = 0;
  const dead: string[] = [];
  for (const { path, text } of pages) {
    for (const [, target = ""] of withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/i.test(target)) continue;
      checked++;
      const [name = "", anchor] = target.split("#");
      const file =
        name === "" ? join(repository, path) : join(repository, dirname(path), decodeURI(name));
      if (!existsSync(file)) dead.push(`${path}: ${target}`);
      else if (anchor !== undefined && statSync(file).isFile() && !anchorsOf(file).has(anchor))
        dead.push(`${path}: ${target} (no such heading)`);
    }
  }
  expect(dead).toEqual([]);
  expect(pages.length).toBeGreaterThan(60);
  expect(checked).toBeGreaterThan(300);
});

test("every page of the documentation is reached by links from the README", () => {
  const texts = new Map(pages.map(({ path, text }) => [path, text]));
  const reached = new Set<string>();
  const visit = (path: string): void => {
    const text = texts.get(path);
    if (text === undefined || reached.has(path)) return;
    reached.add(path);
    for (const [, target = ""] of withoutCode(text).matchAll(/\]\(([^)\s#]+)/g))
      visit(join(dirname(path), decodeURI(target)).replaceAll("\\", "/"));
  };
  visit("README.md");
  const ofUsers = [...texts.keys()].filter((path) => /^(?:docs|examples)\//.test(path));
  expect(ofUsers.length).toBeGreaterThan(30);
  expect(ofUsers.filter((path) => !reached.has(path))).toEqual([]);
});

test("every picture is small", () => {
  const pictures = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/!\[[^\]]+\]\((?!https:)([^)]+\.png)\)/g)].map(([, target = ""]) =>
      join(repository, dirname(path), target),
    ),
  );
  expect(pictures.length).toBeGreaterThanOrEqual(2);
  for (const picture of pictures) expect(statSync(picture).size, picture).toBeLessThan(250_000);
});
