import { diffLines, type DiffLine } from "./diff-lines.ts";
import type { FileHistory } from "./files.ts";
import { parseDiff } from "./parse-diff.ts";

/** What is known of a change. */
export interface Change {
  readonly changeType?: string | undefined;
  readonly diff?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The lines of one change; empty where the agent does not report them. */
export function linesOfChange({ diff, before, after, changeType }: Change): DiffLine[] {
  if (before !== undefined && after !== undefined) return diffLines(before, after);
  if (diff !== undefined) return parseDiff(diff);
  if (after !== undefined && changeType === "created") return diffLines("", after);
  if (before !== undefined && changeType === "deleted") return diffLines(before, "");
  return after === undefined ? [] : diffLines("", after);
}

/**
 * One diff of all changes of a file: from the text before the first to the text after the last, where both are known,
 * otherwise each change after the other.
 */
export function linesOfFile({ changes, changeType }: FileHistory): DiffLine[] {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (changes.length === 1) return linesOfChange(first);
  const before = first.changeType === "created" ? "" : first.before;
  const after = changeType === "deleted" ? "" : last.after;
  // a change that is only known as a diff may lie between: then the two texts may be pieces of the file
  const areWhole = changes.every(
    (change) => change.diff === undefined || change.after !== undefined,
  );
  if (areWhole && before !== undefined && after !== undefined) return diffLines(before, after);
  return changes.flatMap(linesOfChange);
}

/** How many lines were added and removed. */
export const countLines = (lines: readonly DiffLine[]): { added: number; removed: number } => ({
  added: lines.filter(({ kind }) => kind === "added").length,
  removed: lines.filter(({ kind }) => kind === "removed").length,
});
