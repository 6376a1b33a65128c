import type { ObjectDefinition, Property, Type } from "../../../model.ts";
import { pascalCase, upperSnakeCase } from "../casing.ts";
import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { partsOf } from "../references-in.ts";
import { docComment, functionHead, rustString } from "./layout.ts";
import { decoderText, isAlternative, typeText, variantsOf } from "./type-text.ts";

const names = languageNames("rust");
/** A function of more parameters is a lint of clippy. */
const mostParameters = 7;

/** A longer literal of a struct has a line for each field. */
const shortLiteral = 18;

/** A field as it is written, and how it is decoded. */
interface Field {
  readonly name: string;
  readonly key: string;
  readonly kind: "required" | "optional" | "flag";
  readonly type: string;
  readonly decoder: string;
  readonly description: string;
}

/** A definition as a struct; before it, the enums of fields that may have several JSON types. */
export function emitObject(definition: ObjectDefinition, contract: Contract): string[] {
  const fields = definition.properties
    .filter((property) => !isTag(property))
    .map((property) => readField(property, definition.name, contract));
  if (new Set(fields.map(({ name }) => name)).size < fields.length)
    throw new Error(`${definition.name} has two fields of one name`);
  return [
    ...definition.properties.flatMap((property) => alternatives(property, definition, contract)),
    [structText(definition, fields), ownText(definition, fields), macroText(definition, fields)]
      .filter((text) => text !== "")
      .join("\n"),
  ];
}

/** A required constant is not stored. */
const isTag = (property: Property): boolean => property.required && property.type.kind === "const";

/** The name of the enum of what a field may be. */
const alternativeName = (definition: string, property: Property): string =>
  `${definition}${pascalCase(property.name)}`;

function readField(property: Property, definition: string, contract: Contract): Field {
  const { required, type, description = "" } = property;
  const common = { name: names.field(property.name), key: property.name, description };
  const alternative = alternativeName(definition, property);
  const decoder = decoderText(type, contract, alternative);
  if (type.kind === "const")
    return { ...common, kind: "flag", type: "bool", decoder: rustString(type.value) };
  const isOwn = type.kind === "ref" && type.name === definition;
  const plain = typeText(type, contract, alternative);
  const text = isOwn ? `Box<${plain}>` : plain;
  return {
    ...common,
    kind: required ? "required" : "optional",
    type: required ? text : `Option<${text}>`,
    decoder: isOwn ? `Box::<${plain}>::decode` : decoder,
  };
}

function structText({ name, description, open }: ObjectDefinition, fields: readonly Field[]) {
  const isEmpty = fields.every(({ kind }) => kind !== "required");
  const lines = fields.map((field) => {
    const text =
      field.kind === "flag"
        ? `${field.description} Whether the field is there, as ${field.decoder}.`
        : field.description;
    return `${docComment(text, "    ")}    pub ${field.name}: ${field.type},\n`;
  });
  const extra = "    /// Fields that this version does not know.\n    pub extra: Fields,\n";
  const body = [...lines, ...(open ? [extra] : [])].join("");
  return (
    `${docComment(description, "")}#[derive(Clone, Debug, ${isEmpty ? "Default, " : ""}PartialEq)]\n` +
    `pub struct ${names.type(name)} {${body === "" ? "" : `\n${body}`}}\n`
  );
}

/** The constants of a type, and `new` with the fields that are required. */
function ownText(definition: ObjectDefinition, fields: readonly Field[]): string {
  const name = names.type(definition.name);
  const constants = definition.properties
    .filter(isTag)
    .map(
      ({ name: key, type }) =>
        `    /// The \`${key}\` of every value.\n` +
        `    pub const ${upperSnakeCase(key)}: &'static str = ${constantOf(type)};\n`,
    );
  const required = fields.filter(({ kind }) => kind === "required");
  const isMade = required.length > 0 && required.length <= mostParameters;
  const parts = [...constants, ...(isMade ? [newText(definition, fields)] : [])];
  return parts.length === 0 ? "" : `impl ${name} {\n${parts.join("\n")}}\n`;
}

const constantOf = (type: Type): string => (type.kind === "const" ? rustString(type.value) : "");

function newText({ open }: ObjectDefinition, fields: readonly Field[]): string {
  const parameters = fields
    .filter(({ kind }) => kind === "required")
    .map(({ name, type }) => `${name}: ${isPlain(type) ? type : `impl Into<${type}>`}`);
  const lines = fields.map(({ name, kind, type }) => {
    if (kind === "required") return isPlain(type) ? name : `${name}: ${name}.into()`;
    return `${name}: ${kind === "flag" ? "false" : "None"}`;
  });
  const all = [...lines, ...(open ? ["extra: Fields::new()"] : [])];
  const flat = all.join(", ");
  const body =
    flat.length <= shortLiteral
      ? `        Self { ${flat} }\n`
      : `        Self {\n${all.map((line) => `            ${line},\n`).join("")}        }\n`;
  return `    /// With the fields that are required.\n${functionHead("new", parameters, "Self")}\n${body}    }\n`;
}

/** A type that nothing else is turned into. */
const isPlain = (type: string): boolean => ["bool", "u64", "i64", "f64"].includes(type);

/** How the macro `object` decodes and encodes it. */
function macroText(definition: ObjectDefinition, fields: readonly Field[]): string {
  const constants = definition.properties
    .filter(isTag)
    .map(({ name: key, type }) => `    = ${rustString(key)} ${constantOf(type)};\n`);
  const absent = definition.absent.map((key) => `    ! ${rustString(key)};\n`);
  const flags = fields.flatMap(({ kind, name, key, decoder }) =>
    kind === "flag" ? [`    ? ${name} ${rustString(key)} ${decoder};\n`] : [],
  );
  const lines = fields.flatMap(({ kind, name, key, decoder }) =>
    kind === "flag" ? [] : [`    ${name}: ${kind} ${rustString(key)} ${decoder};\n`],
  );
  const extra = definition.open ? ["    ..extra\n"] : [];
  const body = [...constants, ...absent, ...flags, ...lines, ...extra].join("");
  return `object! { ${names.type(definition.name)}\n${body}}\n`;
}

function alternatives(
  property: Property,
  definition: ObjectDefinition,
  contract: Contract,
): string[] {
  const name = alternativeName(definition.name, property);
  return partsOf(property.type)
    .filter(isAlternative)
    .map((type) => {
      const variants = variantsOf(type, contract);
      const doc = docComment(`What \`${property.name}\` of [${definition.name}] may be.`, "");
      return (
        `${doc.replaceAll("\\", "")}#[derive(Clone, Debug, PartialEq)]\npub enum ${name} {\n` +
        `${variants.map((one) => `    ${one.name}(${one.type}),\n`).join("")}}\n` +
        `alternative! { ${name}\n` +
        `${variants.map((one) => `    ${one.json} ${one.name}(${one.type}) ${one.decoder};\n`).join("")}}\n`
      );
    });
}
