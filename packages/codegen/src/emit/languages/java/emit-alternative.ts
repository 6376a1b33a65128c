import type { Option, WalkedAlternative } from "../walked-types.ts";
import { broken, indented, javadoc } from "./layout.ts";
import { decoderText, stepType } from "./step-text.ts";

/** A sealed interface, and in it a record for each JSON type. */
export function emitAlternative({ name, description, options }: WalkedAlternative): string {
  const parts = [
    ...options.map((option) => recordText(option, name)),
    ...options.map((option) => factoryText(option, name)),
    decodeText(name, options),
  ];
  return [
    javadoc(description.charAt(0).toUpperCase() + description.slice(1), 0),
    `public sealed interface ${name} extends Encodable {`,
    indented(parts.join("\n\n")),
    "}",
  ].join("\n");
}

function recordText({ name, step }: Option, union: string): string {
  const component = step === undefined ? "" : `${stepType(step)} value`;
  const copied = step?.kind === "list" || step?.kind === "map";
  return [
    broken(`record Of${name}(${component})`, `implements ${union} {`, 2),
    ...(step === undefined
      ? []
      : [
          `  public Of${name} {`,
          copied ? "    value = Copies.of(value);" : '    Objects.requireNonNull(value, "value");',
          "  }",
          "",
        ]),
    "  @Override",
    "  public JsonNode encode() {",
    `    return Encoding.of(${step === undefined ? "NullNode.instance" : "value"});`,
    "  }",
    "}",
  ].join("\n");
}

const factoryText = ({ name, step }: Option, union: string): string =>
  step === undefined
    ? `static ${union} ofNull() {\n  return new Of${name}();\n}`
    : `static ${union} of(${stepType(step)} value) {\n  return new Of${name}(value);\n}`;

function decodeText(name: string, options: readonly Option[]): string {
  const cases = options.map(({ name: option, jsonType, step }) => {
    const value = step === undefined ? "" : `${decoderText(step)}.decode(value, at)`;
    const call = step?.kind === "type" ? value.replace("::decode.decode", ".decode") : value;
    return indented(broken(`case ${jsonType.toUpperCase()} ->`, `new Of${option}(${call});`, 6), 4);
  });
  const phrase = options.map(({ jsonType }) => jsonType).join(" or ");
  return [
    `static ${name} decode(JsonNode value, Pointer at) {`,
    "  return switch (value.getNodeType()) {",
    ...cases,
    `    default -> throw Decoders.expected("${phrase}", value, at);`,
    "  };",
    "}",
  ].join("\n");
}
