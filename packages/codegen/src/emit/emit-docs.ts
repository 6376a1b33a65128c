import { readExamples, type Example } from "../examples.ts";
import { generatedMark } from "../generated-mark.ts";
import { isNative } from "../load-models.ts";
import type { ObjectDefinition, Property, SchemaModel, Type, UnionDefinition } from "../model.ts";
import { typeText } from "./emit-types.ts";

const mark = (source: string): string => `<!-- ${generatedMark(source)} -->
`;

/** The reference: a page a schema, with the first valid example of each definition. */
export async function emitDocs(models: readonly SchemaModel[]): Promise<Map<string, string>> {
  const examples = await readExamples();
  const files = new Map([["docs/reference/README.md", indexPage(models)]]);
  for (const model of models) {
    files.set(`docs/reference/${model.name}.md`, schemaPage(model, examples));
  }
  return files;
}

function indexPage(models: readonly SchemaModel[]): string {
  const row = ({ name, title, description }: SchemaModel): string =>
    `| [\`${name}\`](${name}.md) | ${title}: ${cell(description)} |`;
  const table = (rows: readonly SchemaModel[]): string =>
    ["| schema | what it describes |", "| --- | --- |", ...rows.map(row)].join("\n");
  return `${mark("schemas/v1")}
# Schemas

[The stream rules](stream.md) say how events follow each other, and how they travel.

Ours:

${table(models.filter((model) => !isNative(model)))}

The agents' own:

${table(models.filter(isNative))}
`;
}

function schemaPage(model: SchemaModel, examples: readonly Example[]): string {
  const sections = [...model.definitions.values()].map((definition) =>
    definition.kind === "object"
      ? objectSection(definition, examples)
      : unionSection(definition, definition.name === model.root),
  );
  const tested = /Tested with .*/.exec(model.comment)?.[0];
  return `${mark(`schemas/v1/${model.name}.schema.json`)}
# ${model.title}

${model.description}

Schema \`${model.name}\`, \`$id\` <${model.id}>.${tested === undefined ? "" : ` ${tested}`}

${sections.join("\n")}`;
}

function unionSection(
  { name, description, discriminator }: UnionDefinition,
  isRoot: boolean,
): string {
  const { members, unknown } = discriminator;
  const extension = discriminator.kind === "tag" ? discriminator.extension : undefined;
  const rows = [
    ...members.map((member) =>
      "key" in member
        ? `| has \`${member.key}\` | ${link(member.name)} |`
        : `| \`${member.value}\` | ${link(member.name)} |`,
    ),
    ...(extension ? [`| \`${extension.pattern}\` | ${link(extension.name)} |`] : []),
    ...(unknown ? [`| anything else | ${link(unknown)} |`] : []),
  ];
  const by = discriminator.kind === "keys" ? "the object" : `\`${discriminator.property}\``;
  return `## ${name}

${isRoot ? "" : `${description}\n\n`}| ${by} | is |
| --- | --- |
${rows.join("\n")}
`;
}

function objectSection(definition: ObjectDefinition, examples: readonly Example[]): string {
  const { name, description, properties, open } = definition;
  const example = examples.find((one) => one.definition === name && one.valid);
  const table = ["| field | type | |", "| --- | --- | --- |", ...properties.map(propertyRow)].join(
    "\n",
  );
  return `## ${name}

${description}${open ? "" : " Other fields are an error."}

${properties.length === 0 ? "" : `${table}\n`}${
    example === undefined ? "" : `\n\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\`\n`
  }`;
}

function propertyRow({ name, required, description, type }: Property): string {
  return `| \`${name}\`${required ? "" : "?"} | ${typeCell(type)} | ${cell(description ?? "")} |`;
}

function typeCell(type: Type): string {
  switch (type.kind) {
    case "ref":
      return link(type.name);
    case "list":
      return `list of ${typeCell(type.of)}`;
    case "map":
      return `map of ${typeCell(type.of)}`;
    case "either":
      return type.options.map(typeCell).join(" or ");
    case "enum":
      return type.values.map((value) => `\`${value}\``).join(", ") + (type.open ? ", …" : "");
    case "integer":
      return "integer";
    default:
      return cell(typeText(type).replace("UnknownTag", "string"));
  }
}

const link = (name: string): string => `[${name}](#${name.toLowerCase()})`;
const cell = (text: string): string => text.replaceAll("|", "\\|");
