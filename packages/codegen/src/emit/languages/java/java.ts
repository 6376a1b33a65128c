import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import type { Language } from "../language.ts";
import { walkObjects } from "../object-walk.ts";
import type { ObjectWalk, WalkedType } from "../walked-types.ts";
import { emitAlternative } from "./emit-alternative.ts";
import { emitRecord } from "./emit-record.ts";
import { emitUnion } from "./emit-union.ts";
import { emitWords } from "./emit-words.ts";
import { bracketed, indented, javadoc, javaFile } from "./layout.ts";
import { alternativesOf } from "./step-text.ts";

const names = languageNames("java");
const home = "dev.agentstream.model";

/** What the generated code uses of other libraries and of the written part, by its simple name. */
const libraries: ReadonlyMap<string, string> = new Map(
  [
    "com.fasterxml.jackson.databind.JsonNode",
    "com.fasterxml.jackson.databind.node.NullNode",
    "com.fasterxml.jackson.databind.node.ObjectNode",
    "java.util.List",
    "java.util.Map",
    "java.util.Objects",
    "java.util.regex.Pattern",
    ...["Copies", "Decoder", "Decoders", "Encodable", "Encoding", "Fields", "Model"].map(named),
    ...["Pointer", "Tags", "Word"].map(named),
  ].map((path) => [path.replace(/.*\./, ""), path]),
);

function named(name: string): string {
  return `dev.agentstream.json.${name}`;
}

/** Java: a record for each object, a sealed interface for each union, a package for each group. */
export const java: Language = {
  folder: "clients/java/src/main/java/dev/agentstream/model",
  emit(contract: Contract) {
    const walk = walkObjects(contract, names);
    const packages = packagesOf(walk);
    const alternatives = alternativesOf(walk);
    const files = new Map<string, string>();
    const add = (name: string, place: string, body: string): void => {
      const imports = importsOf(body, place, packages);
      const folder = place.slice(home.length + 1).replaceAll(".", "/");
      files.set(`${folder}/${name}.java`.replace(/^\//, ""), javaFile(place, imports, body));
    };
    for (const words of walk.words) add(words.name, `${home}.words`, emitWords(words));
    for (const group of walk.groups) {
      const place = `${home}.${names.module(group.name)}`;
      files.set(`${names.module(group.name)}/package-info.java`, packageText(group.title, place));
      for (const type of group.types) add(type.name, place, emitType(type, walk, alternatives));
    }
    files.set("words/package-info.java", packageText("Lists of words", `${home}.words`));
    add("Schemas", home, schemasText(walk));
    files.set("package-info.java", packageText("Types generated from the schemas", home));
    return files;
  },
};

function emitType(
  type: WalkedType,
  walk: ObjectWalk,
  alternatives: ReturnType<typeof alternativesOf>,
): string {
  if (type.kind === "object") return emitRecord(type, alternatives);
  return type.kind === "union" ? emitUnion(type, walk) : emitAlternative(type);
}

const packagesOf = (walk: ObjectWalk): ReadonlyMap<string, string> =>
  new Map([
    ...walk.words.map(({ name }) => [name, `${home}.words`] as const),
    ...walk.groups.flatMap(({ name: group, types }) =>
      types.map(({ name }) => [name, `${home}.${names.module(group)}`] as const),
    ),
  ]);

/** The imports of what stands in a body, outside of comments and texts. */
function importsOf(
  body: string,
  place: string,
  packages: ReadonlyMap<string, string>,
): readonly string[] {
  const code = body.replaceAll(/\/\*\*[^]*?\*\/|"(?:[^"\\]|\\.)*"/g, "");
  const used = new Set(code.match(/(?<![\w.])[A-Z]\w*/g));
  return [...used]
    .flatMap((name) => {
      const own = packages.get(name);
      if (own !== undefined) return own === place ? [] : [`${own}.${name}`];
      return libraries.get(name) ?? [];
    })
    .toSorted((a, b) => (a < b ? -1 : 1));
}

const packageText = (title: string, place: string): string =>
  javaFile(place, [], "")
    .replace(`package ${place};`, `${javadoc(`${title}.`, 0)}\npackage ${place};`)
    .trimEnd() + "\n";

function schemasText({ schemas }: ObjectWalk): string {
  const entries = schemas.map(
    ({ name, root }) => `Map.entry("${name}", ${names.type(root)}::decode)`,
  );
  return [
    javadoc("The root of every schema, as a decoder.", 0),
    "public final class Schemas {",
    "  private Schemas() {}",
    "",
    "  /** By the name of the schema: {@code responses/session}. */",
    indented(
      `public static final Map<String, Decoder<? extends Model>> DECODERS =\n    ${indented(bracketed("Map.ofEntries(", entries, ");", 6), 4).trimStart()}`,
    ),
    "}",
  ].join("\n");
}
