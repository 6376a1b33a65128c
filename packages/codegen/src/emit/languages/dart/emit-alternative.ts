import type { Option, WalkedAlternative } from "../walked-types.ts";
import { docComment } from "./layout.ts";
import { decoderText, stepType } from "./step-text.ts";

/** A sealed class, and a class for each JSON type. */
export function emitAlternative({ name, description, options }: WalkedAlternative): string {
  const cases = options.map((option) => {
    const decoded = option.step === undefined ? "" : `${decoderText(option.step)}(value, at)`;
    return `      ${patternOf(option)} => ${name}Of${option.name}(${decoded}),`;
  });
  const phrase = options.map(({ jsonType }) => jsonType).join(" or ");
  return [
    docComment(description.charAt(0).toUpperCase() + description.slice(1)),
    `sealed class ${name} implements Encodable {`,
    `  const ${name}();`,
    "",
    `  static ${name} fromJson(Object? value, [Pointer at = Pointer.root]) {`,
    "    return switch (value) {",
    ...cases,
    `      _ => throw Decode.expected('${phrase}', value, at),`,
    "    };",
    "  }",
    "}",
    ...options.map((option) => `\n${optionText(option, name)}`),
  ].join("\n");
}

const patterns: Readonly<Record<Option["jsonType"], string>> = {
  string: "String _",
  number: "num _",
  boolean: "bool _",
  null: "null",
  array: "List<Object?> _",
  object: "Map<String, Object?> _",
};

const patternOf = ({ jsonType }: Option): string => patterns[jsonType];

function optionText({ name, step }: Option, union: string): string {
  const type = `${union}Of${name}`;
  if (step === undefined)
    return `final class ${type} extends ${union} {\n  const ${type}();\n\n  @override\n  Object? toJson() => null;\n}`;
  return [
    `final class ${type} extends ${union} {`,
    `  const ${type}(this.value);`,
    "",
    `  final ${stepType(step)} value;`,
    "",
    "  @override",
    "  Object? toJson() => Encode.of(value);",
    "}",
  ].join("\n");
}
