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
export function present<const T extends object>(object: T): Present<T> {
  for (const key in object) {
    if (object[key] !== undefined) continue;
    // without lists of keys or entries: this is done for every event that has an undefined field
    const given: Partial<T> = {};
    for (const other in object) if (object[other] !== undefined) given[other] = object[other];
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- exactly what the loop did
    return given as unknown as Present<T>;
  }
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is undefined, and most objects need no copy
  return object as unknown as Present<T>;
}
