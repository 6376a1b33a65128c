import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { pageFolder, pagePolicy, readPageFile, standalonePage } from "../src/node/index.ts";

const read = (path: string): string => readFileSync(new URL(path, pageFolder), "utf8");
const sizeOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(read(path)).length, 0);

/** What the start of the page names; what is loaded later is not there. */
const firstLoad = (): string[] => [
  "index.html",
  ...[...read("index.html").matchAll(/\.\/(assets\/[^"]+)/g)].map(([, path]) => path ?? ""),
];

test("the first load is at most 60 kB, and the adapters come later", () => {
  const files = firstLoad();
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(sizeOf(files)).toBeLessThanOrEqual(60_000);
  // an earlier build may have left files of its own
  const code = files.map(read).join("");
  const later = readdirSync(new URL("assets/", pageFolder)).filter(
    (name) => !files.includes(`assets/${name}`) && code.includes(name),
  );
  expect(later.length).toBeGreaterThanOrEqual(1);
  expect(sizeOf(later.map((name) => `assets/${name}`))).toBeLessThanOrEqual(120_000);
});

test("nothing is inline, so that the policy can forbid it", async () => {
  expect(read("index.html")).not.toMatch(/<style|style="|<script>|javascript:/);
  expect(pagePolicy).not.toContain("unsafe");
  expect(await readPageFile("../package.json")).toBeUndefined();
  expect(await readPageFile("index.html")).toMatchObject({ isImmutable: false });
});

test("the page that stands alone loads nothing", async () => {
  const html = await standalonePage({ name: "x.jsonl", text: "{}" });
  const markup = html.replaceAll(/<(script|style)[^>]*>[^]*?<\/\1>/g, "");
  expect(markup).not.toMatch(/src=|href=/);
  expect(html).toContain("default-src 'none'");
});
