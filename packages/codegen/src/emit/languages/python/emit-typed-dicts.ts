import type { Definition, Property, Type } from "../../../model.ts";
import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { byImport, docstring, lineLength, pythonHead, pythonList } from "./layout.ts";

const names = languageNames("python");

/** TypedDicts of the JSON itself, with its own names of fields: for code that decodes without models. */
export function emitTypedDicts(contract: Contract): string {
  const definitions = contract.groups.flatMap((group) => group.definitions);
  const all = [...contract.definitions.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const body = definitions.map((definition) => definitionText(definition, contract)).join("\n\n\n");
  const words = contract.wordLists
    .map(({ name }) => name)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(body))
    .toSorted(byImport);
  return [
    pythonHead("The JSON of every definition, as TypedDicts."),
    "from typing import Any, Literal, TypeAlias",
    "",
    "from typing_extensions import NotRequired, TypedDict",
    "",
    pythonList("from agentstream._generated.words import (", words, ")", "import"),
    "",
    pythonList(
      "__all__ = [",
      all.map((name) => `"${name}"`),
      "]",
    ),
    "",
    "",
    body,
    "",
  ].join("\n");
}

function definitionText(definition: Definition, contract: Contract): string {
  const { name, description } = definition;
  if (definition.kind === "union") {
    const head = `${name}: TypeAlias = `;
    const joined = definition.members.join(" | ");
    const lines =
      joined.length + 4 <= lineLength
        ? `    ${joined}`
        : `    ${definition.members.join("\n    | ")}`;
    const isShort = head.length + joined.length <= lineLength;
    const text = isShort ? `${head}${joined}` : `${head}(\n${lines}\n)`;
    return `${text}\n${docstring(description, "")}`;
  }
  const { properties } = definition;
  if (properties.some(isReserved)) {
    const fields = properties.map(
      (property) => `        ${JSON.stringify(property.name)}: ${fieldText(property, contract)},\n`,
    );
    return `${name} = TypedDict(\n    "${name}",\n    {\n${fields.join("")}    },\n)\n${docstring(description, "")}`;
  }
  const fields = properties.map(
    (property) => `    ${property.name}: ${fieldText(property, contract)}`,
  );
  return [
    `class ${name}(TypedDict):`,
    docstring(description, "    "),
    ...(fields.length === 0 ? [] : ["", ...fields]),
  ].join("\n");
}

/** A name that cannot stand in a class. */
const isReserved = ({ name }: Property): boolean =>
  !/^\w+$/.test(name) || names.field(name).endsWith("_");

function fieldText({ required, type }: Property, contract: Contract): string {
  const text = typeText(type, contract);
  return required ? text : `NotRequired[${text}]`;
}

function typeText(type: Type, contract: Contract): string {
  switch (type.kind) {
    case "any":
      return "Any";
    case "boolean":
      return "bool";
    case "null":
      return "None";
    case "string":
      return "str";
    case "integer":
      return "int";
    case "number":
      return "float";
    case "const":
      return `Literal[${JSON.stringify(type.value)}]`;
    case "enum": {
      const { name } = contract.wordListOf(type);
      return type.open ? `${name} | str` : name;
    }
    case "list":
      return `list[${typeText(type.of, contract)}]`;
    case "map":
      return `dict[str, ${typeText(type.of, contract)}]`;
    case "ref":
      return type.name;
    case "either":
      return type.options.map((option) => typeText(option, contract)).join(" | ");
  }
}
