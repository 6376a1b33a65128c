type Absent<T, K extends keyof T> = unknown extends T[K]
  ? never
  : undefined extends T[K]
    ? K
    : never;

/** A type whose fields that may be undefined are optional, and nothing else. */
export type Present<T> = string extends keyof T
  ? { [K in keyof T]: Exclude<T[K], undefined> }
  : PresentFields<T>;

type PresentFields<T> = T extends unknown
  ? { [K in keyof T as K extends Absent<T, K> ? never : K]: T[K] } & {
      [K in keyof T as K extends Absent<T, K> ? K : never]?: Exclude<T[K], undefined>;
    }
  : never;

/** An object without the fields that are undefined. The stamper does this for events, but not for what lies in them. */
export function present<const T extends object>(object: T): Present<T>;
export function present(object: Readonly<Record<string, unknown>>): object {
  for (const key in object) {
    if (object[key] !== undefined) continue;
    // without lists of keys or entries: this is done for every event that has an undefined field
    const given: Record<string, unknown> = {};
    for (const other in object) if (object[other] !== undefined) given[other] = object[other];
    return given;
  }
  return object; // nothing is undefined: most objects need no copy
}
