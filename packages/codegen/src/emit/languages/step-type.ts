import type { Step } from "./walked-types.ts";

type PlainKind = Exclude<Step["kind"], "list" | "map" | "word" | "type">;

/** The type of a step in a language that has these types for plain values; lists and maps are alike. */
export function stepTypeWith(plain: Readonly<Record<PlainKind, string>>): (step: Step) => string {
  return function typeOf(step: Step): string {
    switch (step.kind) {
      case "list":
        return `List<${typeOf(step.of)}>`;
      case "map":
        return `Map<String, ${typeOf(step.of)}>`;
      case "word":
      case "type":
        return step.name;
      default:
        return plain[step.kind];
    }
  };
}
