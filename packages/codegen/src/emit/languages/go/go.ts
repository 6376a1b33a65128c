import type { Contract, Group } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import type { Language } from "../language.ts";
import { emitAlternatives } from "./alternatives.ts";
import { checkNames } from "./check-names.ts";
import { emitSchemas } from "./emit-schemas.ts";
import { emitStructCodec } from "./emit-struct-codec.ts";
import { emitStruct } from "./emit-struct.ts";
import { emitUnionCodec } from "./emit-union-codec.ts";
import { emitUnion } from "./emit-union.ts";
import { emitWords } from "./emit-words.ts";
import { comment, goFile } from "./layout.ts";
import { support } from "./support.ts";

const names = languageNames("go");

const packageDoc =
  "Package agentstream has the types of Agentstream, one typed event stream for every coding agent: unified " +
  "events, connection events, requests to the gateway and its responses, and the events of the other families.";

/** Go: one package, with a file of types and a file of decoders for each group. */
export const go: Language = {
  folder: "clients/go/agentstream",
  emit(contract) {
    const files = new Map([["doc.go", goFile([], comment(packageDoc))]]);
    for (const [name, body] of Object.entries(support)) files.set(`${name}.go`, goFile([body]));
    files.set("words.go", goFile(emitWords(contract)));
    files.set("alternatives.go", goFile(emitAlternatives(contract)));
    files.set("schemas.go", goFile(emitSchemas(contract)));
    for (const group of contract.groups) {
      const file = names.module(group.name);
      files.set(`${file}.go`, goFile(typesOf(group, contract)));
      files.set(`${file}_codec.go`, goFile(codecsOf(group, contract)));
    }
    checkNames([...files.values()]);
    return files;
  },
};

const typesOf = ({ definitions }: Group, contract: Contract): string[] =>
  definitions.map((definition) =>
    definition.kind === "union"
      ? emitUnion(definition, contract)
      : emitStruct(definition, contract),
  );

const codecsOf = ({ definitions }: Group, contract: Contract): string[] =>
  definitions.map((definition) =>
    definition.kind === "union"
      ? emitUnionCodec(definition)
      : emitStructCodec(definition, contract),
  );
