/** The fields of an object that has no others than its type names. */
export function fieldsOf<K extends string>(object: Readonly<Record<K, unknown>>): K[];
export function fieldsOf(object: object): string[] {
  return Object.keys(object);
}

/** An object with these fields. */
export function recordOf<K extends string, V>(
  fields: readonly K[],
  valueOf: (field: K) => V,
): Record<K, V>;
export function recordOf(
  fields: readonly string[],
  valueOf: (field: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
}
