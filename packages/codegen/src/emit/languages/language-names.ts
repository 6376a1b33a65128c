import { camelCase, pascalCase, snakeCase, upperSnakeCase } from "./casing.ts";

/** How a language writes the names of the contract. */
export interface LanguageNames {
  /** The type of a definition or of a list of words. */
  readonly type: (name: string) => string;
  /** A field of a type. */
  readonly field: (name: string) => string;
  /** A word of a list, where words are constants. */
  readonly constant: (word: string) => string;
  /** A group, as a module, package or file. */
  readonly module: (name: string) => string;
}

export type LanguageId = "python" | "go" | "rust" | "java" | "dart";

interface Spelling extends LanguageNames {
  /** Names that mean something else to the language, or to the library that its types are made with. */
  readonly reserved: string;
}

const initialisms = new Set("acp api cwd id http json jsonrpc rpc sdk uri url usd".split(" "));
const goName = (name: string): string => pascalCase(name, initialisms);
const same = (name: string): string => name;

/** The one table of how languages spell names. */
const spellings: Readonly<Record<LanguageId, Spelling>> = {
  python: {
    type: same,
    field: snakeCase,
    constant: upperSnakeCase,
    module: snakeCase,
    // after the keywords: what pydantic's BaseModel has
    reserved:
      "and as assert async await break class continue def del elif else except finally for from global if " +
      "import in is lambda match nonlocal not or pass raise return try while with yield " +
      "construct copy dict fields json schema validate",
  },
  go: {
    type: goName,
    field: goName,
    constant: goName,
    module: snakeCase,
    // names begin with a capital, and so are no keywords; this is what every type has
    reserved: "Extra",
  },
  rust: {
    type: same,
    field: snakeCase,
    constant: pascalCase,
    module: snakeCase,
    reserved:
      "abstract as async await become box break const continue crate do dyn else enum extern false final fn " +
      "for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct " +
      "super trait true try type typeof union unsafe unsized use virtual where while yield extra Self",
  },
  java: {
    type: same,
    field: camelCase,
    constant: upperSnakeCase,
    module: (name) => snakeCase(name).replaceAll("_", ""),
    // after the keywords: what a record cannot have as a component, and what every type has
    reserved:
      "abstract assert boolean break byte case catch char class const continue default do double else enum " +
      "extends final finally float for goto if implements import instanceof int interface long native new " +
      "package private protected public return short static strictfp super switch synchronized this throw " +
      "throws transient try void volatile while true false null " +
      "clone finalize getClass hashCode notify notifyAll toString wait extra encode toBuilder toJson",
  },
  dart: {
    type: same,
    field: camelCase,
    constant: camelCase,
    module: snakeCase,
    reserved:
      "abstract as assert async await break case catch class const continue covariant default deferred do " +
      "dynamic else enum export extends extension external factory false final finally for get if implements " +
      "import in interface is late library mixin new null on operator part required rethrow return set " +
      "static super switch sync this throw true try typedef var void while with yield extra hashCode toJson fromJson runtimeType noSuchMethod toString",
  },
};

/** Names as a language writes them; `_` is appended to what is reserved. */
export function languageNames(language: LanguageId): LanguageNames {
  const { type, field, constant, module, reserved } = spellings[language];
  const taken = new Set(reserved.split(" "));
  const free =
    (spell: (name: string) => string) =>
    (name: string): string => {
      const spelt = spell(name);
      return taken.has(spelt) ? `${spelt}_` : spelt;
    };
  return { type: free(type), field: free(field), constant: free(constant), module };
}
