import type { Field, WalkedObject } from "../walked-types.ts";
import { docComment, quoted } from "./layout.ts";
import { decoderText, fieldType } from "./step-text.ts";

/** A class with its fields, its decoder and its encoder. */
export function emitClass(object: WalkedObject): string {
  const { name, description, unions, constants, fields, isOpen } = object;
  if (!isOpen && fields.some(({ isRequired, step }) => !isRequired && step.kind === "any"))
    throw new Error(`${name}: absent and null would be the same`);
  const parents = unions.length === 0 ? "Model" : unions.join(", ");
  return [
    docComment(description),
    `final class ${name} implements ${parents} {`,
    constructorText(object),
    ...constants.flatMap((constant) => [
      "",
      `  String get ${constant.name} => ${quoted(constant.value)};`,
    ]),
    ...fields.flatMap((field) => [
      "",
      ...(field.description === undefined ? [] : [docComment(field.description, "  ")]),
      `  final ${fieldType(field)} ${field.name};`,
    ]),
    ...(isOpen
      ? ["", "  /// Fields that this version does not know.", "  final Map<String, Object?> extra;"]
      : []),
    "",
    decodeText(object),
    "",
    encodeText(object),
    "}",
  ].join("\n");
}

function constructorText({ name, fields, isOpen }: WalkedObject): string {
  const parameters = [
    ...fields.map((field) => `    ${field.isRequired ? "required " : ""}this.${field.name},\n`),
    ...(isOpen ? ["    this.extra = const {},\n"] : []),
  ];
  return parameters.length === 0
    ? `  const ${name}();`
    : `  const ${name}({\n${parameters.join("")}  });`;
}

function decodeText({ name, constants, fields, isOpen }: WalkedObject): string {
  const values = [
    ...fields.map(
      (field) =>
        `      ${field.name}: input.${readerOf(field)}(${quoted(field.key)}, ${decoderText(field.step)}),\n`,
    ),
    ...(isOpen ? ["      extra: input.extra(),\n"] : []),
  ];
  return [
    `  static ${name} fromJson(Object? value, [Pointer at = Pointer.root]) {`,
    "    final input = Fields(value, at);",
    ...constants.map(({ key, value }) => `    input.constant(${quoted(key)}, ${quoted(value)});`),
    values.length === 0
      ? `    const decoded = ${name}();`
      : `    final decoded = ${name}(\n${values.join("")}    );`,
    ...(isOpen ? [] : ["    input.end();"]),
    "    return decoded;",
    "  }",
  ].join("\n");
}

/** An optional field that is null by itself is kept among the unknown fields. */
function readerOf({ isRequired, isNullable, step }: Field): string {
  if (isRequired) return isNullable ? "requiredOrNull" : "required";
  return isNullable || step.kind === "any" ? "optionalOrNull" : "optional";
}

function encodeText({ keys, constants, fields, isOpen }: WalkedObject): string {
  const entries = keys.map((key) => {
    const constant = constants.find((one) => one.key === key);
    if (constant !== undefined) return `    ${quoted(key)}: ${quoted(constant.value)},\n`;
    const field = fields.find((one) => one.key === key);
    if (field === undefined) throw new Error(`${key} is neither a constant nor a field`);
    const entry = `${quoted(key)}: Encode.of(${field.name})`;
    return `    ${field.isRequired ? "" : `if (${field.name} != null) `}${entry},\n`;
  });
  // a known field with a value comes before one that was kept
  const extra = isOpen ? "    ...extra,\n" : "";
  return [
    "  @override",
    `  Map<String, Object?> toJson() => {\n${extra}${entries.join("")}  };`,
  ].join("\n");
}
