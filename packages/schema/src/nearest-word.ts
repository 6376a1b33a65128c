/** The word that was probably meant: the fewest letters away, if that is less than half of them. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = Math.ceil(Math.min(word.length, 64) / 2);
  for (const candidate of words) {
    const distance = editDistance(word.slice(0, 64).toLowerCase(), candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
function editDistance(left: string, right: string): number {
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, letter] of left.split("").entries()) {
    const current = [row + 1];
    for (const [column, other] of right.split("").entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
