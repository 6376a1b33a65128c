/** Limits that both sides of the contract must know. Each stands here alone: schemas, readers and `/v1/info` use it. */
export const limits = {
  /** The bytes of one line, and so of one event. */
  maxLineBytes: 16_777_216,
  /** The bytes of a value that repeats what was already sent; a larger one may be left out. */
  maxRepeatBytes: 1_048_576,
  /** The characters of a prompt's text, and of each text part. */
  maxPromptCharacters: 100_000,
  /** The bytes of an image or a file in a prompt, decoded. */
  maxPromptPartBytes: 10_485_760,
  /** The parts of a prompt, and the bytes of all of them together. */
  maxPromptParts: 100,
  maxPromptBytes: 20_971_520,
} as const;
