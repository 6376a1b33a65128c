import type { Field, WalkedAlternative, WalkedObject } from "../walked-types.ts";
import { emitBuilder } from "./emit-builder.ts";
import { caseName } from "./emit-union.ts";
import { assigned, bracketed, indented, javadoc, lineLength } from "./layout.ts";
import { decoderText, fieldType, isReference } from "./step-text.ts";

type Alternatives = ReadonlyMap<string, WalkedAlternative>;

/** A record with its checks, its decoder, its encoder and its builder. */
export function emitRecord(object: WalkedObject, alternatives: Alternatives): string {
  const { description, constants } = object;
  const pattern = tagPattern(object);
  const parts = [
    ...(pattern === undefined
      ? []
      : [`private static final Decoder<String> TAG = Decoders.text(${JSON.stringify(pattern)});`]),
    ...compactText(object),
    decodeText(object),
    ...constants.map(
      ({ name, value }) => `public String ${name}() {\n  return ${JSON.stringify(value)};\n}`,
    ),
    encodeText(object),
    ...object.unions.map((union) => matchText(object.name, union)),
    ...emitBuilder(object, alternatives),
  ];
  return [
    javadoc(description, 0, parametersOf(object)),
    headText(object),
    indented(parts.join("\n\n")),
    "}",
  ].join("\n");
}

const parametersOf = ({ fields, isOpen }: WalkedObject): (readonly [string, string])[] => [
  ...fields.flatMap(({ name, description }) =>
    description === undefined ? [] : [[name, description] as const],
  ),
  ...(isOpen ? [["extra", "Fields that this version does not know."] as const] : []),
];

const tagPattern = ({ fields }: WalkedObject): string | undefined =>
  fields.flatMap(({ step }) => (step.kind === "text" ? (step.pattern ?? []) : []))[0];

function headText(object: WalkedObject): string {
  const { name, unions } = object;
  const parents = unions.length === 0 ? "Model" : unions.join(", ");
  const flat = `public record ${name}(${componentsOf(object).join(", ")}) implements ${parents} {`;
  if (flat.length <= lineLength) return flat;
  const head = bracketed(`public record ${name}(`, componentsOf(object), ")", 0);
  const tail = `implements ${parents} {`;
  const [, last = "", ...more] = head.split("\n");
  const isOneMore = last !== "" && more.length === 0;
  return isOneMore && last.length + 1 + tail.length <= lineLength
    ? `${head} ${tail}`
    : `${head}\n    ${tail}`;
}

const componentsOf = ({ fields, isOpen }: WalkedObject): string[] => [
  ...fields.map((field) => `${fieldType(field)} ${field.name}`),
  ...(isOpen ? ["Map<String, JsonNode> extra"] : []),
];

function compactText({ name, fields, isOpen }: WalkedObject): string[] {
  const lines = [
    ...fields
      .filter((field) => field.isRequired && !field.isNullable && isReference(field))
      .map((field) => `  Objects.requireNonNull(${field.name}, "${field.name}");`),
    ...fields.filter(isCopied).map((field) => `  ${field.name} = Copies.of(${field.name});`),
    ...(isOpen ? ["  extra = Copies.of(extra);"] : []),
  ];
  return lines.length === 0 ? [] : [`public ${name} {\n${lines.join("\n")}\n}`];
}

const isCopied = ({ step }: Field): boolean => step.kind === "list" || step.kind === "map";

function decodeText({ name, constants, fields, isOpen }: WalkedObject): string {
  const values = [
    ...fields.map((field) => `in.${readerOf(field)}("${field.key}", ${decoderText(field.step)})`),
    ...(isOpen ? ["in.extra()"] : []),
  ];
  return [
    `public static ${name} decode(JsonNode value, Pointer at) {`,
    "  Fields in = new Fields(value, at);",
    ...constants.map(({ key, value }) => `  in.constant("${key}", ${JSON.stringify(value)});`),
    ...(isOpen
      ? [indented(bracketed(`return new ${name}(`, values, ");", 4))]
      : [
          indented(assigned(`${name} decoded =`, `new ${name}(`, values, ");", 4)),
          "  in.end();",
          "  return decoded;",
        ]),
    "}",
  ].join("\n");
}

function readerOf({ isRequired, isNullable }: Field): string {
  const word = isRequired ? "required" : "optional";
  return isNullable ? `${word}OrNull` : word;
}

function encodeText({ keys, constants, fields, isOpen }: WalkedObject): string {
  const puts = keys.map((key) => {
    const constant = constants.find((one) => one.key === key);
    if (constant !== undefined) return `  out.put("${key}", ${JSON.stringify(constant.value)});`;
    const field = fields.find((one) => one.key === key);
    const put = field?.isRequired === true && field.isNullable ? "putOrNull" : "put";
    return `  out.${put}("${key}", ${field?.name});`;
  });
  return [
    "@Override",
    "public ObjectNode encode() {",
    "  Encoding out = new Encoding();",
    ...puts,
    isOpen ? "  return out.end(extra);" : "  return out.end();",
    "}",
  ].join("\n");
}

const matchText = (name: string, union: string): string =>
  [
    "@Override",
    `public <R> R match(${union}.Cases<R> cases) {`,
    `  return cases.${caseName(name)}(this);`,
    "}",
  ].join("\n");
