import { memberNames, type UnionDefinition } from "../../../model.ts";
import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { gettersOf, parentOf } from "./getters.ts";
import { comment, docComment, indented } from "./layout.ts";

const names = languageNames("go");

/** A union as a sealed interface, its visitor, and the function that calls the visitor. */
export function emitUnion(definition: UnionDefinition, contract: Contract): string {
  const name = names.type(definition.name);
  const members = memberNames(definition).map((member) => names.type(member));
  const parent = parentOf(definition, contract);
  const getters = gettersOf(definition, contract).map(
    (getter) => `${comment(getter.description ?? "")}${getter.name}() ${getter.type}`,
  );
  const base = parent === undefined ? "Value" : names.type(parent.name);
  const visits = members.map((member) => `Visit${member}(value *${member}) R`);
  const cases = members.flatMap((member) => [
    `case *${member}:`,
    `\treturn visitor.Visit${member}(value)`,
  ]);
  return [
    `${docComment(name, definition.description)}//\n` +
      `//sumtype:decl\ntype ${name} interface {\n` +
      `${indented([base, ...getters, `is${name}()`])}}`,
    `${comment(
      `${name}Visitor has a method for each type of ${name}: where one is forgotten the program does not compile.`,
    )}type ${name}Visitor[R any] interface {\n${indented(visits)}}`,
    `${comment(
      `Visit${name} calls the method for the type of a value, and gives its result; for nil the zero value.`,
    )}func Visit${name}[R any](value ${name}, visitor ${name}Visitor[R]) R {\n${indented([
      "switch value := value.(type) {",
      ...cases,
      "}",
      "var none R",
      "return none",
    ])}}`,
  ].join("\n\n");
}
