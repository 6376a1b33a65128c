/**
 * Ids that are unique in a session, made of native ones, which are not: a repeat in a run gets `#2`, and in all
 * runs but the first each gets `@n`. Blocks and tools are of one kind, because `blockDiscarded` voids both.
 */
export function createIdRegistry(run: number): (kind: string, nativeId: string) => string {
  const kinds = new Map<string, UsedIds>();
  return (kind, nativeId) => {
    const used = kinds.get(kind) ?? createUsedIds();
    if (used.ids.size === 0) kinds.set(kind, used);
    const count = countOf(used, nativeId);
    if (count === 1 && run === 1) return nativeId;
    return `${nativeId}${count > 1 ? `#${count}` : ""}${run > 1 ? `@${run}` : ""}`;
  };
}

/** Nearly no id is used again. All of them are looked up once: in a large set that takes as long as much else. */
interface UsedIds {
  readonly ids: Set<string>;
  /** How often those were used that were used again. */
  readonly counts: Map<string, number>;
}

const createUsedIds = (): UsedIds => ({ ids: new Set(), counts: new Map() });

function countOf({ ids, counts }: UsedIds, nativeId: string): number {
  const before = ids.size;
  if (ids.add(nativeId).size > before) return 1;
  const count = (counts.get(nativeId) ?? 1) + 1;
  counts.set(nativeId, count);
  return count;
}
