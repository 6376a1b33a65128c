/**
 * Ids that are unique in a session, made of native ones, which are not: a repeat in a run gets `#2`, and in all
 * runs but the first each gets `@n`. Blocks and tools are of one kind, for both are told void by `blockDiscarded`.
 */
export function createIdRegistry(run: number): (kind: string, nativeId: string) => string {
  const counts = new Map<string, number>();
  return (kind, nativeId) => {
    const key = `${kind} ${nativeId}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${nativeId}${count > 1 ? `#${count}` : ""}${run > 1 ? `@${run}` : ""}`;
  };
}
