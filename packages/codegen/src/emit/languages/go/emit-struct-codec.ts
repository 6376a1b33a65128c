import { isExtensionTag, type ObjectDefinition } from "../../../model.ts";
import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { codecMethods } from "./codec-methods.ts";
import { fieldOf, goType, type Field } from "./go-type.ts";
import { block, clause } from "./layout.ts";
import { readerText, readText } from "./read-text.ts";
import { writerText, writeText } from "./write-text.ts";

const names = languageNames("go");

/** The variable of the pattern that a tag has. */
export const patternName = (definition: string, property: string): string => {
  const name = `${names.type(definition)}${names.field(property)}Pattern`;
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** How a struct is read and written. */
export function emitStructCodec(definition: ObjectDefinition, contract: Contract): string {
  const { properties, open } = definition;
  const name = names.type(definition.name);
  const fields = properties.map((property) => fieldOf(property, contract));
  const patterns = fields.flatMap(({ property, type }) =>
    type.kind === "string" && isExtensionTag(type)
      ? [`var ${patternName(name, property.name)} = regexp.MustCompile(\`${type.pattern}\`)`]
      : [],
  );
  const writes = [
    "w.Begin('{')",
    ...fields.map((field) => writeField(field, contract)),
    ...(open ? [`w.Extra(${["v.Extra", ...keysOf(fields)].join(", ")})`] : []),
    "w.End('}')",
  ];
  return [
    ...patterns,
    codecMethods(name),
    block(`func (v *${name}) decode(d *wire.Decoder)`, decodeBody(definition, fields, contract)),
    block(`func (v *${name}) encode(w *wire.Writer)`, writes),
  ].join("\n\n");
}

const keysOf = (fields: readonly Field[]): string[] =>
  fields.map(({ property }) => JSON.stringify(property.name));

function decodeBody(
  { name, open, absent }: ObjectDefinition,
  fields: readonly Field[],
  contract: Contract,
): string[] {
  const required = fields.filter(({ property }) => property.required);
  if (required.length > 63)
    throw new Error(`${name} has more required fields than an integer bits`);
  const cases = fields.map((field) => {
    const bit = required.indexOf(field);
    const lines = [readField(field, name, contract), ...(bit < 0 ? [] : [`seen |= 1 << ${bit}`])];
    return clause(`case ${JSON.stringify(field.property.name)}`, lines);
  });
  const refused = absent.map((key) =>
    clause(`case ${JSON.stringify(key)}`, ['d.Fail("the field must be absent")']),
  );
  const other = open ? "d.Extra(&v.Extra)" : 'd.Fail("the field is not known")';
  const known = [...cases, ...refused];
  const step =
    known.length === 0
      ? [other]
      : ["switch string(d.Key()) {", ...known, clause("default", [other]), "}"];
  const keys = keysOf(required).join(", ");
  return [
    ...(required.length === 0 ? [] : ["var seen uint64"]),
    "d.Object()",
    block("for d.Next()", step),
    ...(required.length === 0 ? [] : [`d.Require(seen, ${keys})`]),
  ];
}

function readField(
  { name, property, type, presence }: Field,
  definition: string,
  contract: Contract,
): string {
  const isStruct =
    ["ref", "either"].includes(type.kind) && readText(type, contract).startsWith("read[");
  const value =
    type.kind === "string" && isExtensionTag(type)
      ? `d.Match(${patternName(definition, property.name)})`
      : readText(type, contract);
  switch (presence) {
    case "constant":
      return value;
    case "value":
      return isStruct ? `v.${name}.decode(d)` : `v.${name} = ${value}`;
    case "nilable":
      return `v.${name} = ${value}`;
    case "pointer":
      return isStruct
        ? `v.${name} = new(${goType(type, contract)})\nv.${name}.decode(d)`
        : `v.${name} = wire.Optional(${value})`;
    case "orNull":
      return `v.${name} = wire.OrNull(d, ${readerText(type, contract)})`;
    case "nullable":
      return `v.${name} = readNullable(d, ${readerText(type, contract)})`;
  }
}

function writeField({ name, property, type, presence }: Field, contract: Contract): string {
  const key = `w.Key(${JSON.stringify(property.name)})`;
  const value = `v.${name}`;
  switch (presence) {
    case "constant":
    case "value":
      return `${key}\n${writeText(type, value, contract)}`;
    case "nilable":
      return block(`if ${value} != nil`, [key, writeText(type, value, contract)]);
    case "pointer":
      return block(`if ${value} != nil`, [key, writeText(type, `*${value}`, contract)]);
    case "orNull":
      return `${key}\nwriteOrNull(w, ${value}, ${writerText(type, contract)})`;
    case "nullable":
      return block(`if !${value}.IsAbsent()`, [
        key,
        `writeNullable(w, ${value}, ${writerText(type, contract)})`,
      ]);
  }
}
