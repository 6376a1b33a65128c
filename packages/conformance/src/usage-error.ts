/** The command was called in a way that cannot work; the message says what would. */
export class UsageError extends Error {}
