import { readExamples, type Example } from "../examples.ts";
import { generatedMark } from "../generated-mark.ts";
import { isNative } from "../load-models.ts";
import type { ObjectDefinition, Property, SchemaModel, UnionDefinition } from "../model.ts";
import { timestampPattern } from "../timestamp-pattern.ts";
import { isRequiredByRules } from "./rule-fields.ts";
import { typeWords } from "./type-words.ts";

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

A schema says what one event may be; [the stream rules](stream.md) say which events may follow each other.

## How to read these pages

- A field with \`?\` is optional. One marked "required by the stream rules" is optional in the schema, so that a reader
  need not insist on it, and is in every event of a stream that keeps the rules.
- An *open* object may have fields that are not listed: readers ignore or keep them. In a *closed* object another field is an
  error.
- A list of words that ends in "or another word (open)" may grow: readers accept any other non-empty string.
- A *timestamp* is a string such as \`2026-03-02T09:15:27.412Z\`: ISO 8601 in UTC. Its pattern is
  \`${timestampPattern}\`.
- "map of X" is an object with keys of any name, and X as the values.
`;
}

function schemaPage(model: SchemaModel, examples: readonly Example[]): string {
  const sections = [...model.definitions.values()].map((definition) =>
    definition.kind === "object"
      ? objectSection(definition, examples, model)
      : unionSection(definition, definition.name === model.root),
  );
  const root = "../".repeat(model.name.split("/").length + 1);
  const tested = /Tested with .*/.exec(model.comment)?.[0];
  return `${mark(`schemas/v1/${model.name}.schema.json`)}
# ${model.title}

${model.description}

Schema [\`${model.name}\`](${root}schemas/v1/${model.name}.schema.json), \`$id\` \`${model.id}\`.${tested === undefined ? "" : ` ${tested}`}

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
        : `| \`"${member.value}"\` | ${link(member.name)} |`,
    ),
    ...(extension ? [`| matches \`${cell(extension.pattern)}\` | ${link(extension.name)} |`] : []),
    ...(unknown ? [`| anything else | ${link(unknown)} |`] : []),
  ];
  const by = discriminator.kind === "keys" ? "the object" : `\`${discriminator.property}\``;
  const how =
    discriminator.kind === "keys"
      ? "The first of these keys that is present decides which definition applies."
      : `The field \`${discriminator.property}\` decides which definition applies.`;
  return `## ${name}

${isRoot ? "" : `${description}\n\n`}${how}

| ${by} | definition |
| --- | --- |
${rows.join("\n")}
`;
}

function objectSection(
  definition: ObjectDefinition,
  examples: readonly Example[],
  model: SchemaModel,
): string {
  const { name, description, properties, open } = definition;
  const example = examples.find((one) => one.definition === name && one.valid);
  const row = (property: Property): string => propertyRow(property, marksOf(definition, model));
  const table = ["| field | type | |", "| --- | --- | --- |", ...properties.map(row)].join("\n");
  const kind = open ? "Open: other fields may be present." : "Closed: another field is an error.";
  return `## ${name}

${[description, kind].filter(Boolean).join(" ")}

${properties.length === 0 ? "" : `${table}\n`}${
    example === undefined ? "" : `\n\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\`\n`
  }`;
}

/** What is written about a field in addition to its description: only for the unified events, which have rules. */
function marksOf({ properties }: ObjectDefinition, model: SchemaModel): (field: string) => string {
  const tag = properties.find(({ name }) => name === "type")?.type;
  if (
    model.name !== "unified" ||
    tag === undefined ||
    !properties.some(({ name }) => name === "id")
  )
    return () => "";
  const eventType = tag.kind === "const" ? tag.value : "";
  return (field) =>
    isRequiredByRules(eventType, field) ? " *Required by the [stream rules](stream.md).*" : "";
}

function propertyRow(
  { name, required, description = "", type }: Property,
  marks: (field: string) => string,
): string {
  const text = `${cell(description)}${required ? "" : marks(name)}`.trim();
  return `| \`${name}\`${required ? "" : "?"} | ${typeWords(type, link)} | ${text} |`;
}

const link = (name: string): string => `[${name}](#${name.toLowerCase()})`;
const cell = (text: string): string => text.replaceAll("|", "\\|");
