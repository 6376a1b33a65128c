export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function fail(at: string, why: string): never {
  throw new Error(`${at}: ${why}`);
}

/** The value as an object that has no other keys than these. */
export function onlyKeys(value: unknown, keys: readonly string[], at: string): Json {
  const object = isObject(value) ? value : fail(at, "expected an object");
  const strange = Object.keys(object).filter((key) => !keys.includes(key));
  if (strange.length > 0) fail(at, `${strange.join(", ")}: outside the house subset`);
  return object;
}
