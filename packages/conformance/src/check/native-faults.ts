import { validate, type SchemaName } from "@agentstream/schema";

import type { RecordedRun } from "./read-recorded.ts";
import { spokenIn } from "./spoken-in.ts";

/** Lines that are not as the native schema of their protocol has them, each with its number. */
export function nativeFaults({ from = "", lines }: RecordedRun): string[] {
  const spoken = spokenIn(from);
  if (spoken === undefined) return ["no adapter knows these lines"];
  const { adapter, protocol = adapter.protocols[0]?.name } = spoken;
  const schema = adapter.protocols.find(({ name }) => name === protocol)?.schema;
  return schema === undefined ? [] : lineFaults(schema, lines);
}

/** The same by a schema. */
export const lineFaults = (schema: SchemaName, lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => {
    const json = parse(line);
    if (json === undefined) return [`line ${index + 1}: no JSON: ${line.slice(0, 100)}`];
    const result = validate(schema, json);
    return result.ok
      ? []
      : result.errors.map(({ path, message }) => `line ${index + 1}: ${path || "/"} ${message}`);
  });

function parse(line: string): unknown {
  try {
    const json: unknown = JSON.parse(line);
    return json;
  } catch {
    return undefined;
  }
}
