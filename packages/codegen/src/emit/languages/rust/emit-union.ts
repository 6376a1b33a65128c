import type { ObjectDefinition, Property, UnionDefinition } from "../../../model.ts";
import { memberNames } from "../../../model.ts";
import { pascalCase, snakeCase, wordsOf } from "../casing.ts";
import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { docComment, rustString } from "./layout.ts";
import { typeText } from "./type-text.ts";

const names = languageNames("rust");

/** A union as an enum of all members that a value can be, and methods for what they have in common. */
export function emitUnion(definition: UnionDefinition, contract: Contract): string[] {
  const name = names.type(definition.name);
  const variants = variantNames(memberNames(definition));
  const lines = [...variants].map(
    ([member, variant]) =>
      `${docComment(contract.definitions.get(member)?.description ?? "", "    ")}    ${variant}(${names.type(member)}),\n`,
  );
  const head = `${docComment(definition.description, "")}#[derive(Clone, Debug, PartialEq)]\n`;
  return [
    `${head}pub enum ${name} {\n${lines.join("")}}\n${macroText(definition, variants)}`,
    ...sharedText(name, definition, variants, contract),
  ];
}

/** Members without the words that all of them begin or end with: `TextChunk` of `TextChunkEvent`. */
function variantNames(members: readonly string[]): Map<string, string> {
  const words = members.map((member) => [member, wordsOf(member)] as const);
  const longest = Math.min(...words.map(([, all]) => all.length)) - 1;
  const common = (from: (all: readonly string[], index: number) => string | undefined): number => {
    let count = 0;
    while (count < longest && new Set(words.map(([, all]) => from(all, count))).size === 1) count++;
    return members.length > 1 ? count : 0;
  };
  const start = common((all, index) => all[index]);
  const end = Math.min(
    common((all, index) => all.at(-1 - index)),
    longest - start,
  );
  return new Map(
    words.map(([member, all]) => [
      member,
      names.type(pascalCase(all.slice(start, all.length - end).join("-"))),
    ]),
  );
}

function macroText(
  { name, discriminator }: UnionDefinition,
  variants: ReadonlyMap<string, string>,
): string {
  const made = (member: string): string => `${variants.get(member)}(${names.type(member)})`;
  const members = discriminator.members.map((member) => {
    const key = "value" in member ? member.value : member.key;
    return `    ${rustString(key)} => ${made(member.name)},\n`;
  });
  const extension = discriminator.kind === "tag" ? discriminator.extension : undefined;
  const pattern =
    extension === undefined
      ? ""
      : `    pattern ${rustString(extension.pattern)} => ${made(extension.name)},\n`;
  const { unknown } = discriminator;
  const other = unknown === undefined ? "" : `    _ => ${made(unknown)},\n`;
  const by =
    discriminator.kind === "tag"
      ? `union! { ${names.type(name)} by ${rustString(discriminator.property)} as ${names.field(discriminator.property)}\n`
      : `keyed! { ${names.type(name)}\n`;
  return `${by}${members.join("")}${pattern}${other}}\n`;
}

/** Methods for the fields that all members have. */
function sharedText(
  name: string,
  definition: UnionDefinition,
  variants: ReadonlyMap<string, string>,
  contract: Contract,
): string[] {
  const members = memberNames(definition).flatMap((member) => {
    const found = contract.definitions.get(member);
    return found?.kind === "object" ? [found] : [];
  });
  const [first] = members;
  if (first === undefined || members.length < variants.size) return [];
  const shared = first.properties.filter(
    ({ type }) => type.kind !== "const" && type.kind !== "either",
  );
  const common = shared.flatMap((property) => {
    const all = members.map((member) => sameField(member, property));
    if (!all.every((own) => own !== undefined)) return [];
    const required = all.filter((own) => own.required).length;
    return [{ property, required: required === all.length, isMixed: required % all.length > 0 }];
  });
  if (common.length === 0) return [];
  const each = `each_${snakeCase(name)}`;
  const arms = [...variants.values()].map(
    (variant) => `            ${name}::${variant}($member) => $value,\n`,
  );
  const methods = common.map((one) => methodText(one, each, contract));
  return [
    `macro_rules! ${each} {\n    ($self:ident, $member:ident => $value:expr) => {\n        match $self {\n${arms.join("")}        }\n    };\n}\n`,
    `impl ${name} {\n${methods.join("\n")}}\n`,
  ];
}

const sameField = (other: ObjectDefinition, { name, type }: Property): Property | undefined =>
  other.properties.find(
    (own) => own.name === name && JSON.stringify(own.type) === JSON.stringify(type),
  );

/** A field that all members have, and whether only some require it. */
interface Shared {
  readonly property: Property;
  readonly required: boolean;
  readonly isMixed: boolean;
}

function methodText({ property, required, isMixed }: Shared, each: string, contract: Contract) {
  const { name, type, description = "" } = property;
  const field = names.field(name);
  const text = typeText(type, contract, "");
  const [result, borrow] = borrowed(text);
  const isCopy = result === text;
  const optional = isMixed
    ? `Maybe::<${text}>::maybe(&member.${field})${isCopy ? ".copied()" : borrow}`
    : `member.${field}${isCopy ? "" : borrow === "" ? ".as_ref()" : ".as_deref()"}`;
  return (
    docComment(description, "    ") +
    `    pub fn ${field}(&self) -> ${required ? result : `Option<${result}>`} {\n` +
    `        ${each}!(self, member => ${required ? `${isCopy ? "" : "&"}member.${field}` : optional})\n    }\n`
  );
}

/** What a method gives of a field, and what makes it of a reference to the field. */
function borrowed(type: string): readonly [string, string] {
  if (["bool", "u64", "i64", "f64"].includes(type)) return [type, ""];
  if (type === "String") return ["&str", ".map(String::as_str)"];
  const item = /^Vec<(.*)>$/.exec(type)?.[1];
  return item === undefined ? [`&${type}`, ""] : [`&[${item}]`, ".map(Vec::as_slice)"];
}
