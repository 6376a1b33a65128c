import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { isUnion } from "./go-type.ts";
import { indented } from "./layout.ts";

const names = languageNames("go");

/** The root of every schema, by the name of the schema. */
export function emitSchemas(contract: Contract): string[] {
  const { schemas } = contract;
  const cases = schemas.flatMap(({ name, root }) => {
    const type = names.type(root);
    const call = isUnion(root, contract)
      ? `return Decode${type}(data)`
      : `return decodeInto(data, new(${type}))`;
    return [`case ${JSON.stringify(name)}:`, `\t${call}`];
  });
  const list = schemas.map(({ name }) => `${JSON.stringify(name)},`);
  return [
    `// SchemaNames gives the names of all schemas.\n` +
      `func SchemaNames() []string {\n\treturn []string{\n${indented(list).replaceAll(/^/gm, "\t").trimEnd()}\n\t}\n}`,
    `// DecodeSchema decodes a value of a schema by its name, such as "requests/session". The error is a\n` +
      `// *DecodeError, unless there is no such schema.\n` +
      `func DecodeSchema(name string, data []byte) (Value, error) {\n` +
      `${indented(["switch name {", ...cases, "}", 'return nil, fmt.Errorf("expected the name of a schema, got %q", name)'])}}`,
  ];
}
