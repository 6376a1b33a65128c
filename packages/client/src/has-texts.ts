/** Whether a value is an object whose fields of these names are texts. */
export const hasTexts = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === "object" &&
  value !== null &&
  names.every((name) => typeof Reflect.get(value, name) === "string");
