import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { FileChangedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { diffText } from "../src/session-event/diff-text.ts";
import { stream } from "./stream.ts";

function diffOf(change: Partial<FileChangedEvent>): string {
  const [event] = stream([
    { type: "fileChanged", filePath: "a.txt", changeType: change.changeType ?? "modified" },
  ]);
  if (event?.type !== "fileChanged") throw new Error("expected a change");
  return diffText({ ...event, ...change });
}

test("a diff that was reported stays; without texts there is none", () => {
  expect(diffOf({ diff: "@@ x", before: "a", after: "b" })).toBe("@@ x");
  expect(diffOf({})).toBe("");
  expect(diffOf({ after: "b" })).toBe("");
  expect(diffOf({ before: "a", after: "a" })).toBe("");
});

const lines = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `line ${from + index}\n`).join("");

test("what was made of two texts is a diff that git applies", () => {
  const cases: readonly (readonly [before: string, after: string])[] = [
    ["one\n", "two\n"],
    ["one", "one\n"],
    ["one\n", "one"],
    [lines(0, 20), `${lines(0, 10)}new\n${lines(10, 20)}`],
    [lines(0, 20), lines(0, 9) + lines(12, 20)],
    [lines(0, 5), `first\n${lines(0, 5)}last`],
    ["a\na\na\n", "a\na\n"],
    ["\n", "\n\n"],
    ["a\r\nb\r\n", "a\r\nc\r\n"],
  ];
  const folder = mkdtempSync(join(tmpdir(), "diff-"));
  try {
    for (const [before, after] of cases) {
      const file = join(folder, "a.txt");
      writeFileSync(file, before);
      const input = `--- a.txt\n+++ a.txt\n${diffOf({ before, after })}`;
      execFileSync("git", ["-c", "core.autocrlf=false", "apply", "-p0", "--whitespace=nowarn"], {
        cwd: folder,
        input,
      });
      expect(readFileSync(file, "utf8"), JSON.stringify([before, after])).toBe(after);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  expect(cases).toHaveLength(9);
});

test("a new file and a deleted one have all of their lines", () => {
  expect(diffOf({ changeType: "created", after: "a\nb" })).toBe(
    "@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file\n",
  );
  expect(diffOf({ changeType: "deleted", before: "a\n" })).toBe("@@ -1,1 +0,0 @@\n-a\n");
});
