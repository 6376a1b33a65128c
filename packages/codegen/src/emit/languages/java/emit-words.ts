import type { WalkedWords } from "../walked-types.ts";
import { assigned, broken, indented, javadoc } from "./layout.ts";

/** A closed list as an enum; an open one as a value type, which keeps other words too. */
export const emitWords = (words: WalkedWords): string =>
  words.isOpen ? openText(words) : closedText(words);

function closedText({ name, words }: WalkedWords): string {
  const constants = words.map((word) => `  ${word.name}("${word.value}")`);
  return [
    javadoc("A closed list: other words are refused.", 0),
    `public enum ${name} implements Word {`,
    `${constants.join(",\n")};`,
    "",
    "  private final String value;",
    "",
    `  ${name}(String value) {`,
    "    this.value = value;",
    "  }",
    "",
    "  @Override",
    "  public String value() {",
    "    return value;",
    "  }",
    "",
    "  @Override",
    "  public boolean isKnown() {",
    "    return true;",
    "  }",
    "",
    `  ${javadoc("Refuses words that are not in the list.", 2)}`,
    `  public static ${name} decodeKnown(JsonNode value, Pointer at) {`,
    "    return Decoders.known(List.of(values()), value, at);",
    "  }",
    "",
    "  @Override",
    "  public String toString() {",
    "    return value;",
    "  }",
    "}",
  ].join("\n");
}

function openText({ name, words, mayBeEmpty }: WalkedWords): string {
  const constants = words.map((word) =>
    indented(
      broken(`public static final ${name} ${word.name} =`, `new ${name}("${word.value}");`, 2),
    ),
  );
  const all = words.map((word) => word.name);
  return [
    javadoc("The words that this version knows; any other word is kept as it came.", 0),
    `public record ${name}(String value) implements Word {`,
    ...constants,
    "",
    indented(assigned(`public static final List<${name}> KNOWN =`, "List.of(", all, ");", 2)),
    "",
    `  public ${name} {`,
    mayBeEmpty ? '    Objects.requireNonNull(value, "value");' : "    Word.requireNotEmpty(value);",
    "  }",
    "",
    `  public static ${name} decode(JsonNode value, Pointer at) {`,
    `    return new ${name}(Decoders.${mayBeEmpty ? "TEXT" : "WORD"}.decode(value, at));`,
    "  }",
    "",
    `  ${javadoc("Refuses words that are not in the list.", 2)}`,
    `  public static ${name} decodeKnown(JsonNode value, Pointer at) {`,
    "    return Decoders.known(KNOWN, value, at);",
    "  }",
    "",
    "  @Override",
    "  public boolean isKnown() {",
    "    return KNOWN.contains(this);",
    "  }",
    "",
    "  @Override",
    "  public String toString() {",
    "    return value;",
    "  }",
    "}",
  ].join("\n");
}
