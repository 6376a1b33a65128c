import type { FileChangedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { countLines, linesOfChange, linesOfFile } from "../src/page/model/changed-lines.ts";
import { diffLines } from "../src/page/model/diff-lines.ts";
import { createFiles } from "../src/page/model/files.ts";

test("the lines of a difference make both texts again", () => {
  let cases = 0;
  const words = ["a", "b", "c", "d"];
  for (let seed = 0; seed < 400; seed++) {
    const pick = (salt: number): string[] =>
      Array.from(
        { length: (seed * salt) % 7 },
        (_, at) => words[(seed * salt + at * at) % 4] ?? "",
      );
    const [before, after] = [pick(3), pick(5)];
    const lines = diffLines(before.join("\n"), after.join("\n"));
    if (lines.some(({ kind }) => kind === "gap") || lines.length === 0) continue;
    cases++;
    const side = (skipped: string): string[] =>
      lines.filter(({ kind }) => kind !== skipped).map(({ text }) => text);
    expect(side("added")).toEqual(before);
    expect(side("removed")).toEqual(after);
  }
  expect(cases).toBeGreaterThan(150);
});

test("what has not changed is left out, but for three lines around", () => {
  const before = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  const after = before.with(50, "another");
  const lines = diffLines(before.join("\n"), after.join("\n"));
  expect(lines.map(({ kind }) => kind[0]).join("")).toBe("gsssrasssg");
  expect(countLines(lines)).toEqual({ added: 1, removed: 1 });
  expect(lines.find(({ kind }) => kind === "added")).toMatchObject({
    after: 51,
    before: undefined,
  });
});

test("a unified diff is read with its numbers", () => {
  const lines = linesOfChange({
    diff: "--- a/x\n+++ b/x\n@@ -10,3 +10,3 @@ function\n same\n-old\n+new\n same\n\\ No newline at end of file\n",
  });
  expect(lines.map(({ kind }) => kind)).toEqual(["gap", "same", "removed", "added", "same"]);
  expect(lines[2]).toMatchObject({ before: 11, text: "old" });
  expect(lines[3]).toMatchObject({ after: 11, text: "new" });
});

const change = (fields: Partial<FileChangedEvent>): FileChangedEvent => ({
  id: "s.1",
  sessionId: "s",
  timestamp: "2026-03-02T10:15:27.412Z",
  type: "fileChanged",
  filePath: "a.ts",
  changeType: "modified",
  ...fields,
});

test("several changes of a file are one diff, from the first text to the last", () => {
  const files = createFiles();
  files.note(change({ changeType: "created", after: "one\n" }));
  files.note(change({ before: "one\n", after: "one\ntwo\n" }));
  const file = files.byPath.get("a.ts");
  expect(file?.changeType).toBe("created");
  if (file === undefined) throw new Error("Expected the file.");
  expect(linesOfFile(file).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "added one",
    "added two",
  ]);
  files.note(change({ movedTo: "b.ts" }));
  expect([...files.byPath.keys()]).toEqual(["b.ts"]);
});
