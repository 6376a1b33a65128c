import type { Definition, ObjectDefinition, Property, Tag } from "../model.ts";
import { referencesIn } from "./languages/references-in.ts";

/**
 * Definitions in which a member for unknown tags does not list the known ones: its unions, which alone ask it, have looked
 * at the tag before. `names`: what is asked from outside.
 */
export function withoutAnsweredTags(
  definitions: readonly Definition[],
  names: readonly string[],
): Definition[] {
  const asked = new Set([...names, ...definitions.flatMap(askedBy)]);
  return definitions.map((definition) =>
    definition.kind === "union" || asked.has(definition.name)
      ? definition
      : withoutKnownTags(definition, tagBefore(definition.name, definitions)),
  );
}

/** Whom a definition asks, whatever the tag is. */
const askedBy = (definition: Definition): string[] =>
  definition.kind === "object" ? referencesIn(definition) : [];

/** What its union looks at before it asks this member; one that several unions ask is left as it is. */
function tagBefore(name: string, definitions: readonly Definition[]): Tag | undefined {
  const tags = definitions.flatMap((one) =>
    one.kind === "union" && one.discriminator.kind === "tag" && one.discriminator.unknown === name
      ? [one.discriminator]
      : [],
  );
  return tags.length === 1 ? tags[0] : undefined;
}

function withoutKnownTags(definition: ObjectDefinition, tag: Tag | undefined): ObjectDefinition {
  if (tag === undefined) return definition;
  const known = new Set(tag.members.map(({ value }) => value));
  const properties = definition.properties.map((property) =>
    property.name === tag.property ? withoutWords(property, known) : property,
  );
  return { ...definition, properties };
}

function withoutWords(property: Property, known: ReadonlySet<string>): Property {
  const { type } = property;
  if (type.kind !== "string") return property;
  const { not = [], ...rest } = type;
  return not.every((word) => known.has(word)) ? { ...property, type: rest } : property;
}
