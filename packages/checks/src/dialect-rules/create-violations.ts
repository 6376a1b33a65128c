/** Violations in words. */
export interface Violations {
  readonly found: string[];
  /** Notes a violation, unless it is so. */
  readonly that: (isSo: boolean, words: string) => void;
}

export function createViolations(): Violations {
  const found: string[] = [];
  return {
    found,
    that(isSo, words) {
      if (!isSo) found.push(words);
    },
  };
}
