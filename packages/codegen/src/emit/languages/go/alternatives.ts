import { jsonTypeOf } from "../../../json-type.ts";
import type { Type } from "../../../model.ts";
import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { partsOf } from "../references-in.ts";
import { alternativeName, type Either } from "./alternative-name.ts";
import { codecMethods } from "./codec-methods.ts";
import { fieldOf, goType } from "./go-type.ts";
import { block, clause, comment, indented } from "./layout.ts";
import { readText } from "./read-text.ts";
import { writeText } from "./write-text.ts";

const names = languageNames("go");

const kinds = {
  string: "String",
  number: "Number",
  boolean: "Boolean",
  null: "Null",
  array: "List",
  object: "Object",
} as const;

/** A type for each value of one of several JSON types: the field that is not nil has the value. */
export function emitAlternatives(contract: Contract): string[] {
  const texts = new Map<string, string>();
  for (const definition of contract.definitions.values()) {
    if (definition.kind === "union") continue;
    const types = definition.properties.map((property) => fieldOf(property, contract).type);
    for (const either of types.flatMap(partsOf).filter((type) => type.kind === "either")) {
      const text = alternativeText(either, contract);
      const name = alternativeName(either);
      if ((texts.get(name) ?? text) !== text) throw new Error(`${name} has two kinds of limits`);
      texts.set(name, text);
    }
  }
  return [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}

function alternativeText(either: Either, contract: Contract): string {
  const name = alternativeName(either);
  const options = either.options.map((type) => optionOf(type, contract));
  const words = options.map(({ word }) => word).join(" or ");
  const field = ({ field: spelt, isNilable, text }: Option): string =>
    `${spelt} ${isNilable ? "" : "*"}${text}`;
  const read = ({ kind, field: spelt, isNilable, type }: Option): string => {
    const value = readText(type, contract);
    const assigned = isNilable ? value : `wire.Optional(${value})`;
    return clause(`case wire.${kind}`, [`v.${spelt} = ${assigned}`]);
  };
  const write = ({ field: spelt, isNilable, type }: Option): string =>
    clause(`case v.${spelt} != nil`, [
      writeText(type, `${isNilable ? "" : "*"}v.${spelt}`, contract),
    ]);
  const fail = clause("default", [`d.Fail("expected ${words}, got " + d.Kind().String())`]);
  const unset = clause("default", [`w.Fail("${name}: no field is set")`]);
  const reads = ["switch d.Kind() {", ...options.map(read), fail, "}"];
  const writes = ["switch {", ...options.map(write), unset, "}"];
  return [
    `${comment(`${name} is ${words}: one of its fields is set.`)}type ${name} struct {`,
    `${indented(options.map(field).join("\n\n").split("\n"))}}\n`,
    `${codecMethods(name)}\n`,
    `${block(`func (v *${name}) decode(d *wire.Decoder)`, reads)}\n`,
    block(`func (v *${name}) encode(w *wire.Writer)`, writes),
  ].join("\n");
}

interface Option {
  readonly type: Type;
  readonly kind: string;
  readonly field: string;
  readonly text: string;
  readonly isNilable: boolean;
  readonly word: string;
}

function optionOf(type: Type, contract: Contract): Option {
  const json = jsonTypeOf(type);
  if (json === undefined) throw new Error(`${type.kind} has no JSON type of its own`);
  const isNilable = type.kind === "list" || type.kind === "map";
  const text = goType(type, contract);
  const article = /^[aeio]/.test(type.kind) ? "an" : "a";
  const field = names.field(type.kind);
  return { type, kind: kinds[json], field, text, isNilable, word: `${article} ${type.kind}` };
}
