import { isSchemaName, nearestWord, schemaNames, type SchemaName } from "@agentstream/schema/core";

import { UsageError } from "./terminal.ts";

/** The name of a schema that there is; else an error that lists them. */
export function knownSchema(name: string): SchemaName {
  if (isSchemaName(name)) return name;
  const near = nearestWord(name, schemaNames);
  const hint = near === undefined ? "" : ` Did you mean \`${near}\`?`;
  const list = schemaNames.map((known) => `  ${known}\n`).join("");
  throw new UsageError(`unknown schema \`${name}\`.${hint} Expected one of:\n${list}`.trimEnd());
}
