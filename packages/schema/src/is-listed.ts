/** Whether a word is one of a list: `isListed(errorCodes, event.errorCode)`. */
export const isListed = <T extends string>(list: readonly T[], word: unknown): word is T =>
  list.some((one) => one === word);
