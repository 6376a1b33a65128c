import type { WalkedUnion } from "../walked-types.ts";
import { docComment, quoted } from "./layout.ts";
import { fieldType } from "./step-text.ts";

/** A sealed class with what its members share, and a decoder. */
export function emitUnion(union: WalkedUnion): string {
  const { name, description, unions, shared, isOpen } = union;
  const parents = ["Model", ...unions].join(", ");
  return [
    docComment(description),
    `sealed class ${name} implements ${parents} {`,
    `  const ${name}();`,
    ...shared.flatMap((field) => ["", `  ${fieldType(field)} get ${field.name};`]),
    ...(isOpen ? ["", "  Map<String, Object?> get extra;"] : []),
    "",
    `  static ${name} fromJson(Object? value, [Pointer at = Pointer.root]) {`,
    ...(union.discriminator.kind === "keys" ? keysText(union) : tagText(union)),
    "  }",
    "}",
  ].join("\n");
}

function keysText({ discriminator }: WalkedUnion): string[] {
  if (discriminator.kind !== "keys") return [];
  const { members, unknown } = discriminator;
  const keys = members.map(({ key }) => quoted(key)).join(", ");
  return [
    "    final object = Decode.objectValue(value, at);",
    ...members.flatMap((member) => [
      `    if (object.containsKey(${quoted(member.key)})) {`,
      `      return ${member.name}.fromJson(value, at);`,
      "    }",
    ]),
    unknown === undefined
      ? `    throw Decode.missingKey([${keys}], at);`
      : `    return ${unknown}.fromJson(value, at);`,
  ];
}

function tagText({ discriminator }: WalkedUnion): string[] {
  if (discriminator.kind !== "tag") return [];
  const { property, members, extension, unknown } = discriminator;
  const other =
    unknown === undefined
      ? `throw Decode.unknownTag(${quoted(property)}, tag, at)`
      : `${unknown}.fromJson(value, at)`;
  return [
    `    final tag = Decode.tagOf(${quoted(property)}, value, at);`,
    "    return switch (tag) {",
    ...members.map(
      (member) => `      ${quoted(member.value)} => ${member.name}.fromJson(value, at),`,
    ),
    ...(extension === undefined
      ? []
      : [
          `      _ when tag.startsWith(RegExp(${quoted(extension.pattern.replace(/^\^/, ""))})) =>`,
          `        ${extension.name}.fromJson(value, at),`,
        ]),
    `      _ => ${other},`,
    "    };",
  ];
}
