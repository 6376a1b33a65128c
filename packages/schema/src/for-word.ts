/** The entry of a table for a word that may be none of its keys: a newer sender's, or `constructor`. */
export const forWord = <T>(
  table: Readonly<Record<string, T>>,
  word: string | undefined,
): T | undefined => (word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined);
