import { timestampPattern } from "@agentstream/codegen";
import { Type, type TProperties, type TSchema, type TSchemaOptions } from "typebox";

import { pascal } from "./names.ts";

/**
 * The house vocabulary: the only JSON Schema that definitions may be written in.
 * `packages/codegen` reads back exactly what these functions emit and refuses everything else.
 */

const described = (description?: string): TSchemaOptions =>
  description === undefined ? {} : { description };

export const optional = Type.Optional;

// Scalars -------------------------------------------------------------------------------------

export const string = (description?: string, options: TSchemaOptions = {}): TSchema =>
  Type.String({ ...described(description), ...options });

/** The largest integer that every language reads exactly: 2^53 - 1. */
const largest = Number.MAX_SAFE_INTEGER;

export const integer = (description?: string, options: TSchemaOptions = {}): TSchema =>
  Type.Integer({ ...described(description), minimum: -largest, maximum: largest, ...options });

/** A whole number from 0 on. */
export const count = (description?: string): TSchema => integer(description, { minimum: 0 });

export const number = (description?: string, options: TSchemaOptions = {}): TSchema =>
  Type.Number({ ...described(description), ...options });

export const boolean = (description?: string): TSchema => Type.Boolean(described(description));

/** Any JSON value. */
export const anything = (description?: string): TSchema => Type.Unknown(described(description));

/** Nothing but JSON's null. */
export const nothing = (): TSchema => Type.Null();

export const literal = (value: string, description?: string): TSchema =>
  Type.Literal(value, described(description));

/** A UTC time. No `format`: it only annotates, and generators that trust it ignore the pattern. */
export const timestamp = (description?: string): TSchema =>
  string(description, { pattern: timestampPattern });

// Words ---------------------------------------------------------------------------------------

/** Words of ours under a name; generators make a type and a list of them: `ErrorCode`, `errorCodes`. */
export interface WordList {
  readonly name: string;
  readonly values: readonly string[];
}

export const wordList = (name: string, values: readonly string[]): WordList => ({ name, values });

const listName = ({ name }: WordList): TSchemaOptions => ({ $comment: `words ${name}` });

/** Words of ours in a request, and the few that decide how a reader proceeds: any other word is an error. */
export const oneOf = (list: WordList | readonly string[], description?: string): TSchema =>
  "name" in list
    ? Type.Enum([...list.values], { type: "string", ...described(description), ...listName(list) })
    : Type.Enum([...list], { type: "string", ...described(description) });

/** Words of ours in what is read: we write the listed ones only; a reader accepts any other non-empty word. */
export const listed = (list: WordList, description?: string): TSchema =>
  Type.Unsafe({
    ...described(description),
    ...listName(list),
    anyOf: [
      { type: "string", enum: [...list.values] },
      { type: "string", minLength: 1 },
    ],
  });

/** Words that are a vendor's: the known ones are named, any other passes. */
export const words = (values: readonly string[], description?: string): TSchema =>
  Type.Unsafe({
    ...described(description),
    anyOf: [{ type: "string", enum: [...values] }, { type: "string" }],
  });

// Compositions --------------------------------------------------------------------------------

export const ref = (name: string, description?: string): TSchema =>
  Type.Ref(`#/$defs/${name}`, described(description));

export const list = (items: TSchema, description?: string, options: TSchemaOptions = {}): TSchema =>
  Type.Array(items, { ...described(description), ...options });

/** An object used as a map from any key to one kind of value. */
export const map = (values: TSchema, description?: string): TSchema =>
  Type.Object({}, { ...described(description), additionalProperties: values });

/** One of several schemas of different JSON types: the value's JSON type decides which. */
export const either = (options: readonly TSchema[], description?: string): TSchema =>
  Type.Unsafe({ ...described(description), anyOf: [...options] });

export const nullable = (schema: TSchema, description?: string): TSchema =>
  either([schema, nothing()], description);

/** A field that may be missing or null. */
export const maybe = (schema: TSchema, description?: string): TSchema =>
  optional(nullable(schema, description));

// Definitions ---------------------------------------------------------------------------------

/** An object that may have more fields than are named: what is read from elsewhere. */
export const open = (description: string, properties: TProperties): TSchema =>
  Type.Object(properties, { description });

/** An object in which an unknown field is an error: what is asked of us. */
export const closed = (description: string, properties: TProperties): TSchema =>
  Type.Object(properties, { description, additionalProperties: false });

/** A property that is another name for `target`, so that a generator can list them. */
export const alias = (target: string, schema: TSchema): TSchema =>
  optional({
    ...schema,
    description: `Another name for \`${target}\`.`,
    $comment: [`alias of ${target}`, Reflect.get(schema, "$comment")]
      .filter((comment) => comment !== undefined)
      .join("; "),
  });

/**
 * A union whose members each have one `const` for the same property; that property is its tag. A member may be
 * such a union itself.
 */
export const union = (description: string, members: readonly string[]): TSchema =>
  Type.Unsafe({
    description,
    oneOf: members.map((name) => ({ $ref: `#/$defs/${name}` })),
  });

/** A union with the definitions of its members. */
export const unionOf = (name: string, description: string, members: Definitions): Definitions => ({
  [name]: union(description, Object.keys(members)),
  ...members,
});

/**
 * Makes the definitions of a union's members, each by the word that is its tag. In `names` the `*` stands for that
 * word: with `Codex*Item` the member `todo_list` is defined as `CodexTodoListItem`.
 */
export const tagged =
  (tag: string, names: string, common: TProperties = {}) =>
  (word: string, description: string, properties: TProperties = {}): Definitions => ({
    [names.replace("*", pascal(word))]: open(description, {
      [tag]: literal(word),
      ...common,
      ...properties,
    }),
  });

/** A tag that no other member of the union has. Which these are is known when the schema is written. */
export const otherTag = (options: TSchemaOptions = {}): TSchema =>
  string(undefined, { ...options, not: { enum: [] } });

/** The member of a union that takes every tag which the other members do not. */
export const unknownMember = (
  description: string,
  properties: TProperties = {},
  tag = "type",
): TSchema => open(description, { [tag]: otherTag(), ...properties });

/**
 * An object that also must not have any of the keys `absent`. Members of a union without a tag are distinguished
 * apart by it: the first has key a, the second has b and not a, …
 */
export const without = (absent: readonly string[], schema: TSchema): TSchema => ({
  ...schema,
  not: { anyOf: absent.map((key) => ({ properties: { [key]: {} }, required: [key] })) },
});

// Documents -----------------------------------------------------------------------------------

export type Definitions = Record<string, TSchema>;

export interface Document {
  /** The path below `schemas/v1`, without its extension: `unified`, `native/codex/exec`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The definition that a value of this schema must satisfy. */
  readonly root: string;
  /** What the root may refer to; only what it reaches is written into the document. */
  readonly definitions: Definitions;
  /** The versions of the vendor's CLI whose recordings it was tested with. */
  readonly tested?: string;
}
