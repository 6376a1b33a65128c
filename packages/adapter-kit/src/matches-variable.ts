/** Whether a variable is listed: by its name, or by the beginning of it (`AWS_*`). */
export const matchesVariable = (listed: readonly string[], name: string): boolean =>
  listed.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : one === name));
