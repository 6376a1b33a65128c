import type { Definitions } from "../definitions/vocabulary.ts";

/** The definitions with the tags that the unknown members of their unions do not take: those of the other members. */
export function listKnownTags(definitions: Definitions): Definitions {
  const listed = { ...definitions };
  for (const union of Object.keys(definitions)) {
    for (const member of membersOf(definitions[union])) {
      const schema = fieldsOf(definitions[member]);
      const properties = fieldsOf(schema["properties"]);
      const tag = Object.keys(properties).find((key) => isOtherTag(properties[key]));
      if (tag === undefined) continue;
      const not = { enum: [...new Set(tagsOf(union, tag, definitions))] };
      const other = { ...fieldsOf(properties[tag]), not };
      listed[member] = { ...schema, properties: { ...properties, [tag]: other } };
    }
  }
  return listed;
}

/** The tags of a member; those of its members, if it is a union itself. */
function tagsOf(name: string, tag: string, definitions: Definitions): string[] {
  const members = membersOf(definitions[name]);
  if (members.length > 0) return members.flatMap((member) => tagsOf(member, tag, definitions));
  const { const: word } = fieldsOf(fieldsOf(fieldsOf(definitions[name])["properties"])[tag]);
  return typeof word === "string" ? [word] : [];
}

const membersOf = (schema: unknown): string[] =>
  [fieldsOf(schema)["oneOf"] ?? []]
    .flat()
    .map((member) => String(fieldsOf(member)["$ref"]).replace("#/$defs/", ""));

function isOtherTag(schema: unknown): boolean {
  const words = fieldsOf(fieldsOf(schema)["not"])["enum"];
  return Array.isArray(words) && words.length === 0;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(Object(value)));
