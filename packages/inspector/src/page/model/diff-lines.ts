/** A line of a difference. */
export interface DiffLine {
  readonly kind: "same" | "added" | "removed" | "gap";
  readonly text: string;
  /** Its number in the old text, and in the new one. */
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** More cells of the table than these would take too long: then everything between is replaced. */
const mostCells = 4_000_000;

/** The lines that differ, with three lines around them. */
export const diffLines = (before: string, after: string): DiffLine[] =>
  withGaps(allLines(linesOf(before), linesOf(after)));

const linesOf = (text: string): string[] =>
  text === "" ? [] : text.replace(/\n$/, "").split("\n");

function allLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const same = (from: number, count: number, shift: number): DiffLine[] =>
    before.slice(from, from + count).map((text, index) => ({
      kind: "same",
      text,
      before: from + index + 1,
      after: from + index + 1 + shift,
    }));
  const middle = middleLines(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    start,
  );
  return [
    ...same(0, start, 0),
    ...middle,
    ...same(before.length - end, end, after.length - before.length),
  ];
}

/** By the longest common subsequence. */
function middleLines(before: readonly string[], after: readonly string[], at: number): DiffLine[] {
  const width = after.length + 1;
  const isSmall = (before.length + 1) * width <= mostCells;
  const lengths = isSmall ? commonLengths(before, after) : undefined;
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      lines.push({ kind: "same", text: old, before: at + ++i, after: at + ++j });
    } else if (old !== undefined && (fresh === undefined || removesFirst(lengths, i, j, width))) {
      lines.push({ kind: "removed", text: old, before: at + ++i, after: undefined });
    } else {
      lines.push({ kind: "added", text: fresh ?? "", before: undefined, after: at + ++j });
    }
  }
  return lines;
}

const removesFirst = (
  lengths: Uint32Array | undefined,
  i: number,
  j: number,
  width: number,
): boolean =>
  lengths === undefined || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0);

function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
}

const context = 3;

function withGaps(lines: readonly DiffLine[]): DiffLine[] {
  const near = new Uint8Array(lines.length);
  lines.forEach((line, index) => {
    if (line.kind !== "same") near.fill(1, Math.max(0, index - context), index + context + 1);
  });
  const kept: DiffLine[] = [];
  lines.forEach((line, index) => {
    if (near[index] === 1) kept.push(line);
    else if (kept.at(-1)?.kind !== "gap")
      kept.push({ kind: "gap", text: "", before: undefined, after: undefined });
  });
  return kept.length === 1 && kept[0]?.kind === "gap" ? [] : kept;
}
