/** An end that fewer lists have is not worth a call of its own. */
const leastShared = 10;
const leastLength = 4;

/**
 * Lists of calls in which the ends that many of them have in common are one call each: the fields that every event has
 * are checked in one place. `share` returns the call for such an end.
 */
export function withSharedEnds(
  lists: ReadonlyMap<string, readonly string[]>,
  share: (end: readonly string[]) => string,
): ReadonlyMap<string, readonly string[]> {
  const result = new Map(lists);
  for (let end = largestEnd(lists); end !== undefined; end = largestEnd(result)) {
    const call = share(end);
    for (const [name, calls] of result)
      if (endsWith(calls, end)) result.set(name, [...calls.slice(0, -end.length), call]);
  }
  return result;
}

const endsWith = (calls: readonly string[], end: readonly string[]): boolean =>
  calls.length >= end.length && end.every((call, index) => calls.at(index - end.length) === call);

/** The end that saves the most calls. */
function largestEnd(lists: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const counts = new Map<string, { readonly end: readonly string[]; count: number }>();
  for (const calls of lists.values())
    for (let length = leastLength; length <= calls.length; length++) {
      const end = calls.slice(-length);
      const key = end.join(";");
      const known = counts.get(key) ?? { end, count: 0 };
      known.count++;
      counts.set(key, known);
    }
  const saved = ({
    end,
    count,
  }: {
    readonly end: readonly string[];
    readonly count: number;
  }): number => (count < leastShared ? 0 : (count - 1) * end.length);
  const [best] = [...counts.values()].toSorted((one, other) => saved(other) - saved(one));
  return best === undefined || saved(best) === 0 ? undefined : best.end;
}
