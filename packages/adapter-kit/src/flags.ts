/** A flag and its value; nothing without a value. */
export const flag = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [name, value];

/** A value is joined to its flag, so that one that begins with `-` stays a value. */
export const joinedFlag = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [`${name}=${value}`];

/** A word or a sentence that is there under a condition: a switch, a note. */
export const wordIf = (condition: boolean, word: string): string[] => (condition ? [word] : []);
