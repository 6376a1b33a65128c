/** As many versions as are named one by one. */
const most = 3;

/** The versions that were tested, in order, for people: each one, or the first and the last of many. */
export function testedWords(tested: readonly string[]): string {
  if (tested.length <= most) return tested.join(", ");
  return `${tested.length} versions from ${tested[0]} to ${tested.at(-1)}`;
}
