/** The values that are not undefined. */
export const known = <T>(values: readonly (T | undefined)[]): T[] =>
  values.filter((value) => value !== undefined);
