import { untyped } from "@agentstream/adapter-kit/author";

/** Every tool has a result of its own shape, which no schema describes. */
export function diffOf(filePath: string, patch: unknown): string | undefined {
  const hunks = untyped.list(patch).map((hunk) => untyped.fields(hunk));
  if (hunks.length === 0) return undefined;
  const texts = hunks.map((hunk) => {
    const range = (side: string): string =>
      `${untyped.count(hunk[`${side}Start`]) ?? 0},${untyped.count(hunk[`${side}Lines`]) ?? 0}`;
    const head = `@@ -${range("old")} +${range("new")} @@`;
    return [head, ...untyped.strings(hunk["lines"])].join("\n");
  });
  return [`--- ${filePath}`, `+++ ${filePath}`, ...texts, ""].join("\n");
}
