import type { Contract, Group } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import type { Language } from "../language.ts";
import { emitObject } from "./emit-object.ts";
import { emitUnion } from "./emit-union.ts";
import { rustHead, rustString } from "./layout.ts";

const names = languageNames("rust");

/** Rust: structs and enums, a module for each group. */
export const rust: Language = {
  folder: "clients/rust/src/generated",
  emit(contract) {
    const files = new Map<string, string>();
    files.set("mod.rs", rootModule(contract));
    files.set("words.rs", wordsModule(contract));
    for (const group of contract.groups)
      files.set(`${names.module(group.name)}.rs`, groupModule(group, contract));
    files.set("schemas.rs", schemasModule(contract));
    return files;
  },
};

function rootModule({ groups }: Contract): string {
  const modules = [...groups.map(({ name }) => names.module(name)), "schemas", "words"];
  const lines = modules.toSorted().map((name) => `pub mod ${name};\n`);
  return `${rustHead("What `npm run generate` makes of the schemas.")}\n${lines.join("")}`;
}

function wordsModule({ wordLists }: Contract): string {
  const lists = wordLists.map(({ name, values }) => {
    const constants = values.map((word) => names.constant(word));
    if (new Set(constants).size < values.length)
      throw new Error(`${name} has two words of one name`);
    const words = constants.map(
      (constant, at) => `    ${constant} = ${rustString(values[at] ?? "")},\n`,
    );
    return `\nwords! { ${names.type(name)}\n${words.join("")}}\n`;
  });
  return (
    rustHead("Lists of words. Where a list is open, a field is a [`Word`](crate::Word) of it.") +
    `\nuse crate::model::prelude::*;\n${lists.join("")}`
  );
}

function groupModule(group: Group, contract: Contract): string {
  const before = contract.groups.slice(0, contract.groups.indexOf(group));
  const uses = ["words", ...before.map(({ name }) => names.module(name))]
    .toSorted()
    .map((name) => `use super::${name}::*;\n`);
  const texts = group.definitions.flatMap((definition) =>
    definition.kind === "union"
      ? emitUnion(definition, contract)
      : emitObject(definition, contract),
  );
  return `${rustHead(`${group.title}.`)}\n${uses.join("")}use crate::model::prelude::*;\n\n${texts.join("\n")}`;
}

function schemasModule({ schemas, groups }: Contract): string {
  const moduleOf = (root: string): string =>
    names.module(
      groups.find(({ definitions }) => definitions.some(({ name }) => name === root))?.name ?? "",
    );
  const lines = schemas.map(
    ({ name, root }) => `    ${rustString(name)} => ${moduleOf(root)}::${names.type(root)},\n`,
  );
  return `${rustHead("The root of every schema.")}\nuse super::*;\nuse crate::model::prelude::*;\n\nschemas! {\n${lines.join("")}}\n`;
}
