import type { Definition, ObjectDefinition, Property, UnionDefinition } from "../../../model.ts";
import { camelCase, pascalCase } from "../casing.ts";
import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { partsOf } from "../references-in.ts";
import { docstring, lineLength } from "./layout.ts";
import { isAlternative, alternativeText, typeText } from "./type-text.ts";

const names = languageNames("python");

/** A definition as a class, or as the alias of a union; before it, aliases that its fields use. */
export const emitDefinition = (definition: Definition, contract: Contract): string[] =>
  definition.kind === "union" ? [unionText(definition)] : objectTexts(definition, contract);

function objectTexts(definition: ObjectDefinition, contract: Contract): string[] {
  const { name, description, properties, open } = definition;
  const spelt = properties.map((property) => names.field(property.name));
  if (new Set(spelt).size < spelt.length) throw new Error(`${name} has two fields of one name`);
  const isSame = properties.every((property) => names.field(property.name) === property.name);
  const options = [
    ...(open ? [] : ['extra="forbid"']),
    ...(isSame && properties.some((one) => camelCase(one.name) !== one.name)
      ? ["alias_generator=None"]
      : []),
  ];
  const aliases = properties.flatMap((property) =>
    partsOf(property.type)
      .filter(isAlternative)
      .map(
        (type) => `${aliasName(name, property)}: TypeAlias = ${alternativeText(type, contract)}`,
      ),
  );
  const fields = properties.flatMap((property) => [
    fieldText(property, definition, isSame, contract),
    ...(property.description === undefined ? [] : [docstring(property.description, "    ")]),
  ]);
  return [
    ...aliases,
    [
      `class ${names.type(name)}(${["Model", ...options].join(", ")}):`,
      docstring(description, "    "),
      ...(fields.length === 0 ? [] : ["", ...fields]),
    ].join("\n"),
  ];
}

/** The alias of what `JsonType` selects from in a field. */
const aliasName = (definition: string, property: Property): string =>
  `${definition}${pascalCase(property.name)}`;

function fieldText(
  property: Property,
  definition: ObjectDefinition,
  isSame: boolean,
  contract: Contract,
): string {
  const { name, required, type } = property;
  const spelt = names.field(name);
  const text = typeText(type, contract, aliasName(definition.name, property));
  const acceptsNull =
    type.kind === "any" ||
    type.kind === "null" ||
    (type.kind === "either" && type.options.some(({ kind }) => kind === "null"));
  const given = isSame ? spelt : camelCase(spelt);
  // what the alias generator does not make of the name
  const isOther = (spelt.endsWith("_") ? spelt : given) !== name;
  const full = required || acceptsNull ? text : `Maybe[${text}]`;
  const annotation = isOther ? `Annotated[${full}, Field(alias=${JSON.stringify(name)})]` : full;
  return `    ${spelt}: ${annotation}${required ? "" : " = None"}`;
}

function unionText(definition: UnionDefinition): string {
  const { name, description, members, discriminator } = definition;
  const known = discriminator.members.map((member) => {
    const key = "value" in member ? member.value : member.key;
    return `        ${JSON.stringify(key)}: ${member.name},\n`;
  });
  const { unknown } = discriminator;
  const extension = discriminator.kind === "tag" ? discriminator.extension : undefined;
  const marker = [
    ...(discriminator.kind === "tag"
      ? [`        ${JSON.stringify(discriminator.property)},\n`]
      : []),
    `        {\n${known.map((line) => `    ${line}`).join("")}        },\n`,
    ...(extension === undefined
      ? []
      : [`        extension=(r"${extension.pattern}", ${extension.name}),\n`]),
    ...(unknown === undefined ? [] : [`        unknown=${unknown},\n`]),
  ];
  const flat = `    ${members.join(" | ")},\n`;
  const listed = flat.length <= lineLength + 1 ? flat : `    ${members.join("\n    | ")},\n`;
  const call = discriminator.kind === "tag" ? "Tagged" : "Keyed";
  return (
    `${name}: TypeAlias = Annotated[\n${listed}    ${call}(\n${marker.join("")}    ),\n]\n` +
    docstring(description, "")
  );
}
