/** `toolId`, `tool_id`, `tool-id` and `$id` are made of words. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const snakeCase = (name: string): string => wordsOf(name).join("_");

export const upperSnakeCase = (name: string): string => snakeCase(name).toUpperCase();

/** `initialisms` are the words that are written in capitals. */
export const pascalCase = (
  name: string,
  initialisms: ReadonlySet<string> = new Set<string>(),
): string =>
  wordsOf(name)
    .map((word) => (initialisms.has(word) ? word.toUpperCase() : capital(word)))
    .join("");

export const camelCase = (name: string): string => {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};
