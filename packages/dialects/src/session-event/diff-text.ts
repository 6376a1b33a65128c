import type { FileChangedEvent } from "@agentstream/schema";

const contextLines = 3;

/** The diff of a change: as it was reported, or of what is known of the file; "" where that is nothing. */
export function diffText({ diff, changeType, before, after }: FileChangedEvent): string {
  if (diff !== undefined) return diff;
  const old = before ?? (changeType === "created" ? "" : undefined);
  const now = after ?? (changeType === "deleted" ? "" : undefined);
  return old === undefined || now === undefined || old === now ? "" : hunkOf(old, now);
}

/** All that differs as one hunk of a unified diff. */
function hunkOf(old: string, now: string): string {
  const [oldLines, newLines] = [linesOf(old), linesOf(now)];
  const most = Math.min(oldLines.length, newLines.length);
  let same = 0;
  while (same < most && oldLines[same] === newLines[same]) same++;
  let sameAtEnd = 0;
  while (sameAtEnd < most - same && oldLines.at(-1 - sameAtEnd) === newLines.at(-1 - sameAtEnd))
    sameAtEnd++;
  const start = Math.max(0, same - contextLines);
  const rest = Math.max(0, sameAtEnd - contextLines);
  const marked = (mark: string, lines: readonly string[]): string[] =>
    lines.map((line) => `${mark}${line}${line.endsWith("\n") ? "" : noNewline}`);
  return [
    `@@ -${rangeOf(start, oldLines.length - rest)} +${rangeOf(start, newLines.length - rest)} @@\n`,
    ...marked(" ", oldLines.slice(start, same)),
    ...marked("-", oldLines.slice(same, oldLines.length - sameAtEnd)),
    ...marked("+", newLines.slice(same, newLines.length - sameAtEnd)),
    ...marked(" ", oldLines.slice(oldLines.length - sameAtEnd, oldLines.length - rest)),
  ].join("");
}

const noNewline = "\n\\ No newline at end of file\n";

/** The lines with their ends; a text of nothing has none. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Lines count from 1; a range without lines names the line before it. */
const rangeOf = (start: number, end: number): string =>
  `${end === start ? start : start + 1},${end - start}`;
