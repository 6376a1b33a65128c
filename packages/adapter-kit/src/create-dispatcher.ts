import type { Lenient, MemberOf, NativeLine, TagsOf } from "./lenient.ts";
import { line as leniently } from "./read.ts";
import { noteRow } from "./trace-rows.ts";

/**
 * Translates one native object. It returns false if the object has no meaning among our events: the whole line then
 * becomes an extension event.
 */
export type Handler<Line, Context> = (
  native: Lenient<Line>,
  context: Context,
) => boolean | undefined | void;

/** What one kind of native object becomes, in words for the README, and what translates it. */
export interface HandledRow<Line, Context> {
  readonly becomes: string;
  readonly handle: Handler<Line, Context>;
  /** The dispatcher that the handler passes parts of the object to: its rows are listed under this one. */
  readonly parts?: Rows;
}

/** `extension`: it has no meaning among our events; `silent`: it says nothing that other lines do not say. */
export type Row<Line, Context> = HandledRow<Line, Context> | "extension" | "silent";

/** A row for each kind that the schema lists. */
export type HandlerTable<Line, Tag extends string, Context> = {
  readonly [T in TagsOf<Line, Tag>]: Row<MemberOf<Line, Tag, T>, Context>;
};

/** The rows that a table could be without: none, or a line without a row would compile. */
export type OptionalRow<Table> = {
  [K in keyof Table]-?: Omit<Table, K> extends Table ? K : never;
}[keyof Table];

/** Rows for what the schema does not list. */
export interface OtherRows<Context> {
  /** Objects without a tag. Without this row: no meaning. */
  readonly untagged?: Row<unknown, Context>;
  /** Tags that the schema does not list. Without this row: no meaning. */
  readonly unknown?: Row<unknown, Context>;
}

/** The rows of a dispatcher, for documentation. */
export interface Rows {
  readonly tag: string;
  readonly rows: Readonly<Record<string, Row<never, never>>>;
  readonly others: OtherRows<never>;
}

/** Translates each native object by the handler of its kind. */
export interface Dispatcher<Line, Context> extends Rows {
  /** Whether there is a handler for the object. */
  readonly handles: (native: Lenient<Line>) => boolean;
  /** False if the object has no meaning among our events. */
  readonly dispatch: (native: Lenient<Line>, context: Context) => boolean;
}

type Step<Context> =
  | boolean
  | ((native: NativeLine, context: Context) => boolean | undefined | void);

/**
 * `tag` is the field that distinguishes the kinds. The type of the result gives the types of the rows:
 * `const handlers: Dispatcher<Line, Context> = createDispatcher("type", { init: { becomes: "…", handle }, … })`.
 */
export function createDispatcher<Line, Tag extends string, Context>(
  tag: Tag,
  rows: HandlerTable<Line, Tag, NoInfer<Context>>,
  others: OtherRows<NoInfer<Context>> = {},
): Dispatcher<Line, Context> {
  const entries: readonly (readonly [string, Row<never, Context>])[] = Object.entries(rows);
  const steps = new Map<unknown, Step<Context>>(entries.map(([key, row]) => [key, stepOf(row)]));
  const untagged = stepOf(others.untagged ?? "extension");
  const unknown = stepOf(others.unknown ?? "extension");
  let lastWord: unknown;
  let lastStep = untagged;
  const stepFor = (line: NativeLine): Step<Context> => {
    const word: unknown = line[tag];
    // lines of a kind come in a row: to compare a string costs a third of finding it (3 % of the translation)
    if (word === lastWord) return lastStep;
    lastWord = word;
    lastStep = steps.get(word) ?? (typeof word === "string" ? unknown : untagged);
    return lastStep;
  };
  const table: Rows = { tag, rows, others };
  return {
    ...table,
    handles: (native) => typeof stepFor(leniently(native)) === "function",
    dispatch(native, context) {
      const line = leniently(native);
      const step = stepFor(line);
      noteRow(table, line);
      return typeof step === "boolean" ? step : step(line, context) !== false;
    },
  };
}

const stepOf = <Context>(row: Row<never, Context>): Step<Context> =>
  typeof row === "string" ? row === "silent" : row.handle;
