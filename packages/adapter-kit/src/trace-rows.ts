import type { Row } from "./create-dispatcher.ts";

/** The row of a handler table that a native object, or a part of it, was given to. */
export interface TracedRow {
  readonly tag: string;
  /** What the object has in the field `tag`. */
  readonly word: unknown;
  readonly row: Row<never, never>;
}

let noted: TracedRow[] | undefined;

/** Calls a function and gives the rows that were used meanwhile, for explanations. It must not be asynchronous. */
export function traceRows<T>(action: () => T): { result: T; rows: readonly TracedRow[] } {
  const before = noted;
  const rows: TracedRow[] = [];
  noted = rows;
  try {
    return { result: action(), rows };
  } finally {
    noted = before;
  }
}

/** Called by each dispatcher; it costs nothing while nobody traces. */
export function noteRow(read: () => TracedRow): void {
  if (noted !== undefined) noted.push(read());
}
