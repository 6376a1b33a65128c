import type { DiffLine } from "./diff-lines.ts";

const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
const header = /^(?:diff |index |--- |\+\+\+ |new file|deleted file|similarity|rename )/;

/** The lines of a unified diff. */
export function parseDiff(diff: string): DiffLine[] {
  const lines: DiffLine[] = [];
  let [before, after] = [1, 1];
  let isInHunk = false;
  for (const line of diff.replace(/\n$/, "").split("\n")) {
    const found = hunk.exec(line);
    if (found !== null) {
      [before, after] = [Number(found[1]), Number(found[2])];
      isInHunk = true;
      lines.push({ kind: "gap", text: line, before: undefined, after: undefined });
    } else if (!isInHunk && header.test(line)) {
      continue;
    } else if (line.startsWith("+")) {
      lines.push({ kind: "added", text: line.slice(1), before: undefined, after: after++ });
    } else if (line.startsWith("-")) {
      lines.push({ kind: "removed", text: line.slice(1), before: before++, after: undefined });
    } else if (!line.startsWith("\\")) {
      lines.push({ kind: "same", text: line.slice(1), before: before++, after: after++ });
    }
  }
  return lines;
}
