/**
 * Readers for values that no schema describes, such as the arguments of a tool: a value of another type than the
 * expected one counts as missing. `read` has the same readers for what a schema describes.
 */

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const fields = (value: unknown): Fields => (isFields(value) ? value : {});

export const string = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

export const number = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** More than any time in milliseconds, and the sum of a thousand of them is exact. */
const mostCount = 2 ** 43;

/** A whole number from 0 on; one that nothing real amounts to counts as missing. */
export const count = (value: unknown): number | undefined => {
  const known = number(value);
  return known === undefined || known < 0 || known > mostCount ? undefined : Math.round(known);
};

export const integer = (value: unknown): number | undefined => {
  const rounded = Math.round(number(value) ?? Number.NaN);
  return Number.isSafeInteger(rounded) ? rounded : undefined;
};

export const boolean = (value: unknown): boolean | undefined =>
  typeof value === "boolean" ? value : undefined;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const strings = (value: unknown): string[] =>
  list(value).filter((item): item is string => typeof item === "string");

/** The arguments of a call: an object as it is, anything else as `{value}`, nothing as undefined. */
export const toolArguments = (value: unknown): Record<string, unknown> | undefined => {
  if (value === undefined || value === null) return undefined;
  return isFields(value) ? value : { value };
};
