import { jsonTypeOf } from "../../json-type.ts";
import {
  isUnknownTag,
  type NumberType,
  type StringType,
  type Type,
  type Words,
} from "../../model.ts";
import { pascalCase } from "./casing.ts";
import type { Contract } from "./contract.ts";
import type { LanguageNames } from "./language-names.ts";
import type { Option, Step, WalkedAlternative } from "./walked-types.ts";

/** Walks the types of fields, and remembers what they need beside the definitions. */
export class StepWalk {
  readonly alternatives = new Map<string, WalkedAlternative>();
  /** Lists of words where any other word is valid in at least one place. */
  readonly openLists = new Set<string>();
  readonly vendorLists = new Set<string>();
  readonly #contract: Contract;
  readonly #names: LanguageNames;

  constructor(contract: Contract, names: LanguageNames) {
    this.#contract = contract;
    this.#names = names;
  }

  stepOf(type: Type): Step {
    switch (type.kind) {
      case "null":
        throw new Error("null among the types of a list or map");
      case "string":
        return stringStep(type);
      case "integer":
      case "number":
        return numberStep(type);
      case "const":
        return { kind: "constant", value: type.value };
      case "enum":
        return this.#wordStep(type);
      case "list":
        return { kind: "list", of: this.stepOf(type.of), minItems: type.minItems };
      case "map":
        return type.of.kind === "any"
          ? { kind: "object" }
          : { kind: "map", of: this.stepOf(type.of) };
      case "ref":
        return { kind: "type", name: this.#names.type(type.name) };
      case "either":
        return this.#alternativeStep(type.options);
      default:
        return { kind: type.kind };
    }
  }

  #wordStep(type: Words): Step {
    const { name } = this.#contract.wordListOf(type);
    if (type.open) this.openLists.add(name);
    if (type.list === undefined) this.vendorLists.add(name);
    return { kind: "word", name: this.#names.type(name), isOpen: type.open };
  }

  #alternativeStep(types: readonly Type[]): Step {
    const options = types.map((type): Option => {
      const step = type.kind === "null" ? undefined : this.stepOf(type);
      return { name: optionName(step), jsonType: jsonTypeOf(type) ?? "object", step };
    });
    const name = options.map((option) => option.name).join("Or");
    const known = this.alternatives.get(name);
    if (known === undefined)
      this.alternatives.set(name, {
        kind: "alternative",
        name,
        description: `${options.map(({ step }) => phraseOf(step)).join(", or ")}.`,
        unions: [],
        options,
      });
    else if (JSON.stringify(known.options) !== JSON.stringify(options))
      throw new Error(`${name} is two alternatives`);
    return { kind: "type", name };
  }
}

function stringStep(type: StringType): Step {
  if (type.format === "timestamp") return { kind: "timestamp" };
  const { pattern, maxLength } = type;
  return {
    kind: "text",
    // the tag of a fallback is any that the union does not know
    ...(pattern !== undefined && !isUnknownTag(type) && { pattern }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

const exact = Number.MAX_SAFE_INTEGER;

function numberStep({ kind, minimum, maximum, exclusiveMinimum }: NumberType): Step {
  if (kind === "integer") return { kind, minimum: minimum ?? -exact, maximum: maximum ?? exact };
  return {
    kind: "number",
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(exclusiveMinimum !== undefined && { exclusiveMinimum }),
  };
}

function optionName(step: Step | undefined): string {
  if (step === undefined) return "Null";
  if (step.kind === "type" || step.kind === "word") return step.name;
  if (step.kind === "list" || step.kind === "map")
    return `${optionName(step.of)}${pascalCase(step.kind)}`;
  return step.kind === "text" ? "String" : pascalCase(step.kind);
}

function phraseOf(step: Step | undefined): string {
  if (step === undefined) return "null";
  if (step.kind === "list") return `a list of ${phraseOf(step.of).replace(/^an? /, "")}`;
  if (step.kind === "map") return `an object of ${phraseOf(step.of).replace(/^an? /, "")}`;
  const word = step.kind === "type" ? step.name : step.kind === "text" ? "string" : step.kind;
  return `${/^[aeio]/i.test(word) ? "an" : "a"} ${word}`;
}
