/**
 * Ids that are unique in a session, made of native ones, which are not: a repeat in a run gets `#2`, and in all
 * runs but the first each gets `@n`. Blocks and tools are of one kind, because `blockDiscarded` voids both.
 */
export function createIdRegistry(run: number): (kind: string, nativeId: string) => string {
  const kinds = new Map<string, Map<string, number>>();
  return (kind, nativeId) => {
    const counts = kinds.get(kind) ?? new Map<string, number>();
    const count = (counts.get(nativeId) ?? 0) + 1;
    if (counts.size === 0) kinds.set(kind, counts);
    counts.set(nativeId, count);
    if (count === 1 && run === 1) return nativeId;
    return `${nativeId}${count > 1 ? `#${count}` : ""}${run > 1 ? `@${run}` : ""}`;
  };
}
