/**
 * Readers for fields of native lines. Their types hold a handler to the schema: a field that the schema does not
 * name, or one read as a kind that it cannot be, does not compile. At run time a value of another type than the
 * schema says counts as missing: a CLI that changes a field must not lose the line.
 */

import type {
  Field,
  Lenient,
  NativeLine,
  Plain,
  Readable,
  ReadableFields,
  SchemaOf,
  Unsure,
  WordsOf,
} from "./lenient.ts";
import * as untyped from "./untyped.ts";

type Item<U> =
  unknown extends SchemaOf<U> ? unknown : Extract<SchemaOf<U>, readonly unknown[]>[number];
type Inner<T> = unknown extends T ? Lenient<unknown> : Lenient<Plain<T>>;
type Value<T> = unknown extends T ? unknown : Plain<T>[keyof Plain<T>];

type Reader<Kind, Result> = <U extends Field>(value: U & Readable<U, Kind>) => Result;

export const string: Reader<string, string | undefined> = untyped.string;
export const number: Reader<number, number | undefined> = untyped.number;
/** A whole number from 0 on. */
export const count: Reader<number, number | undefined> = untyped.count;
export const integer: Reader<number, number | undefined> = untyped.integer;
export const boolean: Reader<boolean, boolean | undefined> = untyped.boolean;
export const strings: Reader<readonly unknown[], string[]> = untyped.strings;

/** The arguments of a call: an object as it is, anything else as `{value}`, nothing as undefined. */
export const toolArguments: (value: Field) => Record<string, unknown> | undefined =
  untyped.toolArguments;

/** The fields of an object; none if it is not an object. */
export const fields = <U extends Field>(value: U & ReadableFields<U>): Inner<SchemaOf<U>> =>
  trust(untyped.fields(value));

/** The fields of an object; undefined if it is not an object. */
export const object = <U extends Field>(
  value: U & ReadableFields<U>,
): Inner<SchemaOf<U>> | undefined => (untyped.isFields(value) ? trust(value) : undefined);

export const list = <U extends Field>(
  value: U & Readable<U, readonly unknown[]>,
): readonly Unsure<Item<U>>[] => trust(untyped.list(value));

/** The fields of each object of a list; items that are no objects are empty. */
export const objects = <U extends Field>(
  value: U & Readable<U, readonly unknown[]>,
): readonly Inner<Item<U>>[] => untyped.list(value).map((item) => trust(untyped.fields(item)));

/** The entries of a map. */
export const entries = <U extends Field>(
  value: U & ReadableFields<U>,
): readonly (readonly [key: string, value: Unsure<Value<SchemaOf<U>>>])[] =>
  trust(Object.entries(untyped.fields(value)));

/** Whether a value is this word, which must be one that the schema lists. */
export const is = <U extends Field>(value: U, word: WordsOf<SchemaOf<U>>): boolean =>
  Object.is(value, word);

type OnlyWords<U, Table> =
  unknown extends SchemaOf<U>
    ? unknown
    : { readonly [K in Exclude<keyof Table, WordsOf<SchemaOf<U>>>]: never };

/** What a table has for a word. It may only have words that the schema lists. */
export const word = <U extends Field, Table extends object>(
  value: U & Readable<U, string>,
  table: Table & OnlyWords<U, Table>,
): Table[keyof Table] | undefined =>
  typeof value === "string" && Object.hasOwn(table, value)
    ? table[trust<keyof Table>(value)]
    : undefined;

/** A parsed line, whose fields were not read yet. */
export const line = (native: Readonly<Record<string, unknown>>): NativeLine => trust(native);

/** The one place where values get the types of the schema. They promise nothing: each is read leniently. */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type
function trust<T>(value: unknown): T {
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- `Unsure` says that it may be anything
  return value as T;
}
