import { generatedMark } from "../../../generated-mark.ts";
import { languageNames } from "../language-names.ts";
import type { Language } from "../language.ts";
import { walkObjects } from "../object-walk.ts";
import type { ObjectWalk, WalkedGroup, WalkedType } from "../walked-types.ts";
import { emitAlternative } from "./emit-alternative.ts";
import { emitClass } from "./emit-class.ts";
import { emitUnion } from "./emit-union.ts";
import { emitWords } from "./emit-words.ts";

const names = languageNames("dart");

/** Dart: a class for each object, a sealed class for each union, a library for each group. */
export const dart: Language = {
  folder: "clients/dart/lib/src/generated",
  emit(contract) {
    const walk = walkObjects(contract, names);
    const files = new Map<string, string>();
    const words = walk.words.map(emitWords);
    files.set("words.dart", library("Lists of words.", ["../json.dart"], words));
    for (const group of walk.groups)
      files.set(
        fileOf(group.name),
        library(`${group.title}.`, importsOf(group, walk), textsOf(group)),
      );
    files.set("schemas.dart", schemasText(walk));
    return files;
  },
};

const fileOf = (group: string): string => `${names.module(group)}.dart`;

const textsOf = ({ types }: WalkedGroup): string[] => types.map(emitType);

function emitType(type: WalkedType): string {
  if (type.kind === "object") return emitClass(type);
  return type.kind === "union" ? emitUnion(type) : emitAlternative(type);
}

/** The groups before this one that it refers to. */
function importsOf(group: WalkedGroup, walk: ObjectWalk): string[] {
  const used = new Set(
    textsOf(group)
      .join("\n")
      .match(/\b[A-Z]\w*/g),
  );
  const isUsed = (name: string): boolean => used.has(name);
  const others = walk.groups.filter(
    (other) => other !== group && other.types.some(({ name }) => isUsed(name)),
  );
  return [
    "../json.dart",
    ...others.map(({ name }) => fileOf(name)),
    ...(walk.words.some(({ name }) => isUsed(name)) ? ["words.dart"] : []),
  ].toSorted();
}

const library = (title: string, imports: readonly string[], texts: readonly string[]): string =>
  [
    `// ${generatedMark("schemas/v1")}`,
    `// ${title}`,
    "",
    ...imports.map((path) => `import '${path}';`),
    "",
    `${texts.join("\n\n")}\n`,
  ].join("\n");

function schemasText(walk: ObjectWalk): string {
  const groups = walk.groups.filter(({ types }) =>
    walk.schemas.some(({ root }) => types.some(({ name }) => name === names.type(root))),
  );
  const entries = walk.schemas.map(
    ({ name, root }) => `  '${name}': ${names.type(root)}.fromJson,`,
  );
  const text = [
    "/// The root of every schema, as a decoder.",
    "final Map<String, Decoder<Model>> schemas = {",
    ...entries,
    "};",
  ].join("\n");
  return library(
    "The roots of all schemas.",
    ["../json.dart", ...groups.map(({ name }) => fileOf(name))].toSorted(),
    [text],
  );
}
