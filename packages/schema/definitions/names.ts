/** `tool_use` and `session.create` as they stand in the names of definitions: `ToolUse`, `SessionCreate`. */
export const pascal = (words: string): string =>
  words.replace(/(?:^|[._/-])([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase());
