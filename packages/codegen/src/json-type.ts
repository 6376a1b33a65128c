import type { Type } from "./model.ts";

export type JsonType = "string" | "number" | "boolean" | "null" | "array" | "object";

const jsonTypes: Readonly<Record<Type["kind"], JsonType | undefined>> = {
  any: undefined,
  either: undefined,
  boolean: "boolean",
  null: "null",
  integer: "number",
  number: "number",
  const: "string",
  enum: "string",
  string: "string",
  list: "array",
  map: "object",
  ref: "object",
};

/** The one JSON type that values of this type have, if there is one. */
export const jsonTypeOf = ({ kind }: Type): JsonType | undefined => jsonTypes[kind];

export function jsonTypeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
