/**
 * Reading fields of native lines, which may be anything: what is not of the expected type is not there. Native
 * lines are not validated before they are translated: a CLI that changes a field must not lose the line.
 */

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const fields = (value: unknown): Fields => (isFields(value) ? value : {});

export const string = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

export const number = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** A whole number from 0 on. */
export const count = (value: unknown): number | undefined => {
  const known = number(value);
  return known === undefined || known < 0 ? undefined : Math.round(known);
};

export const integer = (value: unknown): number | undefined => {
  const known = number(value);
  return known === undefined ? undefined : Math.round(known);
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

/** The fields that are there: for optional fields of events. */
export function present<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- exactly what the filter did
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
