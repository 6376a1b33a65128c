/** The intermediate model: what a schema says, in the few kinds of things that every language has. */

export interface SchemaModel {
  /** `unified`, `native/codex/exec`, … */
  readonly name: string;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly comment: string;
  readonly root: string;
  readonly definitions: ReadonlyMap<string, Definition>;
}

export type Definition = ObjectDefinition | UnionDefinition;

interface Named {
  readonly name: string;
  readonly description: string;
}

export interface ObjectDefinition extends Named {
  readonly kind: "object";
  /** Whether fields that are not named may be there. */
  readonly open: boolean;
  readonly properties: readonly Property[];
  /** Keys that must not be there: it distinguishes this member of a union without a tag from the ones before it. */
  readonly absent: readonly string[];
}

export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly description?: string;
  readonly aliasOf?: string;
  readonly type: Type;
}

export interface UnionDefinition extends Named {
  readonly kind: "union";
  /** As written: a member may be a union with the same tag. */
  readonly members: readonly string[];
  readonly discriminator: Tag | Keys;
}

/** The value of one property says which member it is. */
export interface Tag {
  readonly kind: "tag";
  readonly property: string;
  /** Members of members with the same tag stand here themselves. */
  readonly members: readonly { readonly value: string; readonly name: string }[];
  /** A tag that matches the pattern and is none of the values. */
  readonly extension?: { readonly pattern: string; readonly name: string };
  /** Any other tag. */
  readonly unknown?: string;
}

/** The first key that is there says which member it is. */
export interface Keys {
  readonly kind: "keys";
  readonly members: readonly { readonly key: string; readonly name: string }[];
  /** None of the keys. */
  readonly unknown?: string;
}

export type Type =
  | { readonly kind: "any" | "boolean" | "null" }
  | StringType
  | NumberType
  | { readonly kind: "const"; readonly value: string }
  | Words
  | { readonly kind: "list"; readonly of: Type; readonly minItems: number }
  | { readonly kind: "map"; readonly of: Type }
  | { readonly kind: "ref"; readonly name: string }
  /** The value's JSON type says which. */
  | { readonly kind: "either"; readonly options: readonly Type[] };

export interface Words {
  readonly kind: "enum";
  readonly values: readonly string[];
  /** Whether any other word passes: a vendor's may be any string, one of ours is not empty. */
  readonly open: boolean;
  /** The name of a list of words of ours: `ErrorCode`. */
  readonly list?: string;
}

export interface StringType {
  readonly kind: "string";
  readonly format?: "timestamp";
  readonly pattern?: string;
  readonly maxLength?: number;
  /** The tag of a fallback: any string but these. */
  readonly not?: readonly string[];
}

export interface NumberType {
  readonly kind: "integer" | "number";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** The members of a union that are distinguished, those for what is not known included. */
export function memberNames({ discriminator }: UnionDefinition): string[] {
  const { members, unknown } = discriminator;
  const extension = discriminator.kind === "tag" ? discriminator.extension?.name : undefined;
  return [...members.map(({ name }) => name), extension, unknown].filter(
    (name) => name !== undefined,
  );
}

/** Whether it is the tag of the member of a union that takes all tags of a pattern. */
export const isExtensionTag = (type: Type): boolean =>
  type.kind === "string" &&
  type.pattern !== undefined &&
  type.format === undefined &&
  type.not === undefined;

/** Whether it is the tag of the member of a union that takes all other tags. */
export const isUnknownTag = (type: Type): boolean =>
  type.kind === "string" && type.not !== undefined;

/** How the members of a tagged root are distinguished. */
export function rootTag({ definitions, root }: SchemaModel): Tag | undefined {
  const definition = definitions.get(root);
  return definition?.kind === "union" && definition.discriminator.kind === "tag"
    ? definition.discriminator
    : undefined;
}
