import type { WalkedWords } from "../walked-types.ts";
import { quoted } from "./layout.ts";

/** A closed list as an enum; an open one as a value type, which keeps other words too. */
export const emitWords = (words: WalkedWords): string =>
  words.isOpen ? openText(words) : closedText(words);

const closedText = ({ name, words }: WalkedWords): string =>
  [
    "/// A closed list: other words are refused.",
    `enum ${name} implements Word {`,
    `${words.map((word) => `  ${word.name}(${quoted(word.value)})`).join(",\n")};`,
    "",
    `  const ${name}(this.value);`,
    "",
    "  @override",
    "  final String value;",
    "",
    "  @override",
    "  bool get isKnown => true;",
    "",
    "  /// Refuses words that are not in the list.",
    `  static ${name} fromKnown(Object? value, [Pointer at = Pointer.root]) =>`,
    "      Decode.knownWord(values, value, at);",
    "}",
  ].join("\n");

const openText = ({ name, words, mayBeEmpty }: WalkedWords): string =>
  [
    "/// The words that this version knows; any other word is kept as it came.",
    `final class ${name} extends OpenWord {`,
    `  const ${name}(super.value);`,
    "",
    ...words.map((word) => `  static const ${word.name} = ${name}(${quoted(word.value)});`),
    "",
    `  static const known = [${words.map((word) => word.name).join(", ")}];`,
    "",
    "  @override",
    "  bool get isKnown => known.contains(this);",
    "",
    `  static ${name} fromJson(Object? value, [Pointer at = Pointer.root]) =>`,
    `      ${name}(Decode.${mayBeEmpty ? "text" : "word"}(value, at));`,
    "",
    "  /// Refuses words that are not in the list.",
    `  static ${name} fromKnown(Object? value, [Pointer at = Pointer.root]) =>`,
    "      Decode.knownWord(known, value, at);",
    "}",
  ].join("\n");
