import type { Row, Rows } from "./create-dispatcher.ts";
import type { NativeLine } from "./lenient.ts";

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

/** Called by each dispatcher; it costs next to nothing while nobody traces. */
export function noteRow({ tag, rows, others }: Rows, line: NativeLine): void {
  if (noted === undefined) return;
  const word: unknown = line[tag];
  const row =
    typeof word !== "string"
      ? others.untagged
      : Object.hasOwn(rows, word)
        ? rows[word]
        : others.unknown;
  noted.push({ tag, word, row: row ?? "extension" });
}
