import type { Contract, Group } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import type { Language } from "../language.ts";
import { emitDefinition } from "./emit-definition.ts";
import { emitTypedDicts } from "./emit-typed-dicts.ts";
import { byImport, pythonHead, pythonList } from "./layout.ts";
import { scalars } from "./type-text.ts";

const names = languageNames("python");

/** Python: pydantic models, a module for each group; TypedDicts in a module of their own. */
export const python: Language = {
  folder: "clients/python/src/agentstream/_generated",
  emit(contract) {
    const files = new Map<string, string>();
    files.set("__init__.py", pythonHead("What `npm run generate` makes of the schemas."));
    files.set("words.py", wordsModule(contract));
    files.set("scalars.py", scalarsModule());
    for (const group of contract.groups)
      files.set(`${names.module(group.name)}.py`, groupModule(group, contract));
    files.set("dicts.py", emitTypedDicts(contract));
    files.set("schemas.py", schemasModule(contract));
    return files;
  },
};

function wordsModule({ wordLists }: Contract): string {
  const lists = wordLists.map(({ name, values }) =>
    pythonList(`${name} = Literal[`, quoted(values), "]"),
  );
  const all = pythonList("__all__ = [", quoted(wordLists.map(({ name }) => name)), "]");
  return [
    pythonHead("Lists of words. Where a list is open, other words are valid too."),
    "from typing import Literal",
    "",
    ...[...lists, all].flatMap((text) => [text, ""]),
  ].join("\n");
}

const scalarsModule = (): string =>
  [
    pythonHead("Types of single values."),
    "from typing import Annotated, TypeAlias",
    "",
    "from pydantic import Field",
    "",
    ...Object.entries(scalars).map(([name, text]) => `${name}: TypeAlias = ${text}`),
    "",
  ].join("\n");

function groupModule(group: Group, contract: Contract): string {
  const own = new Set(group.definitions.map(({ name }) => name));
  const body = group.definitions
    .flatMap((definition) => emitDefinition(definition, contract))
    .join("\n\n\n");
  const isUsed = (name: string): boolean => new RegExp(`(?<![\\w"])${name}\\b(?!")`).test(body);
  const importOf = (module: string, all: readonly string[]): string[] => {
    const used = all.filter((name) => isUsed(name) && !own.has(name));
    return used.length === 0
      ? []
      : [pythonList(`from ${module} import (`, used.toSorted(byImport), ")", "import")];
  };
  const groups = contract.groups
    .filter((other) => other !== group)
    .map((other) => ({
      module: `agentstream._generated.${names.module(other.name)}`,
      all: other.definitions.map(({ name }) => name),
    }));
  const modules = [
    ...groups,
    { module: "agentstream._generated.scalars", all: Object.keys(scalars) },
    { module: "agentstream._generated.words", all: contract.wordLists.map(({ name }) => name) },
    {
      module: "agentstream._model",
      all: ["AnyWord", "JsonType", "Keyed", "Maybe", "Model", "Tagged", "Word"],
    },
  ].toSorted((a, b) => byAscii(a.module, b.module));
  const ours = modules.flatMap(({ module, all }) => importOf(module, all));
  const typing = importOf("typing", ["Annotated", "Any", "Literal", "TypeAlias"]);
  const pydantic = importOf("pydantic", ["Field", "Tag"]);
  return [
    pythonHead(`${group.title}.`),
    ...[typing, pydantic, ours]
      .filter((lines) => lines.length > 0)
      .flatMap((lines) => [...lines, ""]),
    pythonList("__all__ = [", quoted([...own].toSorted(byAscii)), "]"),
    "",
    "",
    body,
    "",
  ].join("\n");
}

function schemasModule({ schemas, groups }: Contract): string {
  const moduleOf = (root: string): string =>
    names.module(
      groups.find(({ definitions }) => definitions.some(({ name }) => name === root))?.name ?? "",
    );
  const entries = schemas.map(
    ({ name, root }) => `"${name}": ("agentstream._generated.${moduleOf(root)}", "${root}")`,
  );
  return [
    pythonHead("The root of every schema: its module and its name."),
    pythonList("SCHEMAS: dict[str, tuple[str, str]] = {", entries, "}"),
    "",
  ].join("\n");
}

const quoted = (values: readonly string[]): string[] =>
  values.map((value) => JSON.stringify(value));
const byAscii = (a: string, b: string): number => (a < b ? -1 : 1);
