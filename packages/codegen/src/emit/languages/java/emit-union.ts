import { camelCase } from "../casing.ts";
import type { ObjectWalk, WalkedUnion } from "../walked-types.ts";
import { broken, indented, javadoc, lineLength } from "./layout.ts";
import { fieldType } from "./step-text.ts";

/** A sealed interface with what its members share, a decoder, and `match`. */
export function emitUnion(union: WalkedUnion, walk: ObjectWalk): string {
  const { name, description, unions, members, shared, isOpen } = union;
  const accessors = shared.map((field) => `${fieldType(field)} ${field.name}();`);
  const parts = [
    ...accessors,
    ...(isOpen ? ["Map<String, JsonNode> extra();"] : []),
    matchText(union),
    ...unions.map((outer) => outerMatchText(name, outer)),
    decodeText(union),
    casesText(union, walk),
    someCasesText(union, walk),
  ];
  const pattern = union.discriminator.kind === "tag" ? union.discriminator.extension : undefined;
  return [
    javadoc(description, 0),
    headText(name, unions.length === 0 ? "Model" : unions.join(", "), members),
    ...(pattern === undefined
      ? []
      : [`  Pattern EXTENSION = Pattern.compile(${JSON.stringify(pattern.pattern)});`, ""]),
    indented(parts.join("\n\n")),
    "}",
  ].join("\n");
}

function headText(name: string, parents: string, members: readonly string[]): string {
  const head = `public sealed interface ${name} extends ${parents}`;
  const permits = `permits ${members.join(", ")} {`;
  if (head.length + 1 + permits.length <= lineLength) return `${head} ${permits}`;
  if (4 + permits.length <= lineLength) return `${head}\n    ${permits}`;
  return `${head}\n    permits ${members.join(",\n        ")} {`;
}

const matchText = ({ name }: WalkedUnion): string =>
  [
    javadoc(`Calls the method of the member that this ${name} is.`, 2),
    "<R> R match(Cases<R> cases);",
  ].join("\n");

const outerMatchText = (name: string, outer: string): string =>
  [
    "@Override",
    `default <R> R match(${outer}.Cases<R> cases) {`,
    `  return match((${name}.Cases<R>) cases);`,
    "}",
  ].join("\n");

function decodeText({ name, discriminator }: WalkedUnion): string {
  const { unknown } = discriminator;
  if (discriminator.kind === "keys") {
    const keys = discriminator.members.map(({ key }) => `"${key}"`);
    const refusal = `throw Tags.missing(value, at, ${keys.join(", ")});`;
    return [
      `static ${name} decode(JsonNode value, Pointer at) {`,
      ...discriminator.members.flatMap((member) => [
        `  if (value.has("${member.key}")) {`,
        `    return ${member.name}.decode(value, at);`,
        "  }",
      ]),
      `  ${unknown === undefined ? refusal : `return ${unknown}.decode(value, at);`}`,
      "}",
    ].join("\n");
  }
  const { property, members, extension } = discriminator;
  const cases = members.map(({ value, name: member }) =>
    indented(broken(`case "${value}" ->`, `${member}.decode(value, at);`, 6), 4),
  );
  const other =
    unknown === undefined
      ? `throw Tags.unknown("${property}", tag, at);`
      : `${unknown}.decode(value, at);`;
  const otherwise =
    extension === undefined
      ? indented(broken("default ->", other, 6), 4)
      : indented(
          fallbackText(`${extension.name}.decode(value, at)`, `${unknown}.decode(value, at);`),
          4,
        );
  return [
    `static ${name} decode(JsonNode value, Pointer at) {`,
    `  String tag = Tags.of("${property}", value, at);`,
    "  return switch (tag) {",
    ...cases,
    otherwise,
    "  };",
    "}",
  ].join("\n");
}

function fallbackText(extension: string, other: string): string {
  const test = "EXTENSION.matcher(tag).find()";
  const flat = `    ${test} ? ${extension} : ${other}`;
  const isShort = 6 + flat.length <= lineLength;
  return isShort
    ? `default ->\n${flat}`
    : `default ->\n    ${test}\n        ? ${extension}\n        : ${other}`;
}

/** A member that is a union itself has its own cases. */
function casesText({ members }: WalkedUnion, walk: ObjectWalk): string {
  const nested = members.filter((member) => unionOf(member, walk) !== undefined);
  const own = members.filter((member) => unionOf(member, walk) === undefined);
  const parents = nested.map((member) => `${member}.Cases<R>`);
  const head = parents.length === 0 ? "" : ` extends ${parents.join(", ")}`;
  return [
    javadoc("A method for each member: a forgotten one does not compile.", 2),
    `interface Cases<R>${head} {`,
    own.map((member) => `  R ${caseName(member)}(${member} value);`).join("\n\n"),
    "}",
  ].join("\n");
}

function someCasesText(union: WalkedUnion, walk: ObjectWalk): string {
  const methods = leavesOf(union, walk).map((member) =>
    [
      "@Override",
      `default R ${caseName(member)}(${member} value) {`,
      "  return otherwise(value);",
      "}",
    ].join("\n"),
  );
  return [
    javadoc("Methods for some members, and one for all others.", 2),
    "interface SomeCases<R> extends Cases<R> {",
    indented([`R otherwise(${union.name} value);`, ...methods].join("\n\n")),
    "}",
  ].join("\n");
}

export const caseName = (member: string): string => camelCase(member);

function leavesOf({ members }: WalkedUnion, walk: ObjectWalk): string[] {
  return members.flatMap((member) => {
    const nested = unionOf(member, walk);
    return nested === undefined ? [member] : leavesOf(nested, walk);
  });
}

function unionOf(name: string, walk: ObjectWalk): WalkedUnion | undefined {
  for (const { types } of walk.groups)
    for (const type of types) if (type.kind === "union" && type.name === name) return type;
  return undefined;
}
