import type { Candidate, DueIndex } from "./due-index.ts";

interface Search<T> {
  /** What a candidate is; it corrects the index. */
  readonly check: (candidate: Candidate) => Promise<T | undefined>;
  /** Whether these are enough, when all candidates up to this time were looked at. */
  readonly isEnough: (found: readonly T[], passed: number) => boolean;
  /** Only candidates up to this time. */
  readonly until?: number;
}

const pageSize = 100;

/** Looks at the candidates of an index in their order, at each once: corrections move them while it looks. */
export async function lookThrough<T>(
  index: DueIndex,
  { check, isEnough, until = Infinity }: Search<T>,
): Promise<readonly T[]> {
  const checked = new Set<string>();
  const found: T[] = [];
  for (;;) {
    const candidates = await index.earliest(checked.size * 2 + pageSize, until);
    const fresh = candidates.filter(({ id }) => !checked.has(id));
    if (fresh.length === 0 || isEnough(found, candidates.at(-1)?.time ?? Infinity)) return found;
    for (const one of await Promise.all(fresh.map(check))) if (one !== undefined) found.push(one);
    for (const { id } of fresh) checked.add(id);
  }
}
