import type { UnknownTag } from "@agentstream/schema";

declare const shape: unique symbol;

/** A value that is a T according to the schema, and may be anything at run time. Only a reader gets it out. */
export interface Unsure<T> {
  readonly [shape]: T;
}

/** Any value that a schema describes, or a missing one. */
export type Field = Unsure<unknown> | undefined;

/** What the schema says of a value. */
export type SchemaOf<U> = U extends Unsure<infer T> ? T : never;

/**
 * An object as the schema describes it: each field may be missing, or of another type than the schema says. The
 * members of a union are one object, whose fields are those of all its members.
 */
export type Lenient<T> = { readonly [K in KeysOf<T>]?: Unsure<ValueOf<T, K>> };

/** A parsed line before its type is known. It is assignable to every `Lenient<T>`. */
export type NativeLine = Readonly<Record<string, Unsure<never>>>;

/** The keys that a schema names; any string where it names none (a map). */
type KeysOf<T> = unknown extends T ? string : T extends object ? Named<T> : never;
type Named<T> = [keyof OnlyNamed<T>] extends [never] ? keyof T : keyof OnlyNamed<T>;
type OnlyNamed<T> = { [K in keyof T as string extends K ? never : K]: T[K] };

type ValueOf<T, K> = unknown extends T
  ? unknown
  : T extends unknown
    ? K extends Named<T> & keyof T
      ? T[K]
      : never
    : never;

/** The words that a schema lists; not "any other text". */
export type WordsOf<T> = T extends UnknownTag
  ? never
  : T extends string
    ? string extends T
      ? never
      : T
    : never;

/** The words that distinguish the members of a union. */
export type TagsOf<Line, Tag extends string> = Line extends { readonly [K in Tag]?: infer T }
  ? WordsOf<T>
  : never;

/** The members of a union that have this tag. */
export type MemberOf<Line, Tag extends string, T> = Line extends { readonly [K in Tag]?: infer U }
  ? T extends U
    ? Line
    : never
  : never;

/** An object that is neither a list nor a word that may be any text (`string & {}`). */
export type Plain<T> = Exclude<Extract<T, object>, readonly unknown[] | string>;

/**
 * `unknown` for a value that may be a `Kind` according to the schema, or of which no schema is known; else a type
 * that no value has.
 */
export type Readable<U, Kind> =
  unknown extends SchemaOf<U> ? unknown : ReadableIf<U, Extract<SchemaOf<U>, Kind>>;

export type ReadableFields<U> =
  unknown extends SchemaOf<U> ? unknown : ReadableIf<U, Plain<SchemaOf<U>>>;

type ReadableIf<U, Found> = [SchemaOf<U>] extends [never]
  ? unknown
  : [Found] extends [never]
    ? { readonly "the schema has no such kind here": never }
    : unknown;
