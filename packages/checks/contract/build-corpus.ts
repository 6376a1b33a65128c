import { readdirSync, readFileSync } from "node:fs";

import { readExamples, loadModels } from "@agentstream/codegen/testing";
import { parseLines, readRecordings } from "@agentstream/recordings";

/** One JSON text, and what every validator must say of it. */
export interface Case {
  /** Where it stands, for people. */
  readonly at: string;
  readonly schema: string;
  /** Empty: chosen by the value's type. */
  readonly definition: string;
  readonly text: string;
  /** Undefined: validators may differ. */
  readonly valid: boolean | undefined;
}

const vectors = new URL("../../../schemas/vectors/v1/", import.meta.url);

/** Every example, vector and recorded line of the project. */
export async function buildCorpus(): Promise<Readonly<Record<string, readonly Case[]>>> {
  return { examples: await exampleCases(), vectors: vectorCases(), lines: lineCases() };
}

async function exampleCases(): Promise<Case[]> {
  const schemas = new Map<string, string>();
  for (const model of await loadModels())
    for (const name of model.definitions.keys()) schemas.set(name, model.name);
  return (await readExamples()).map(({ definition, valid, name, value }) => ({
    at: `${definition}/${valid ? "valid" : "invalid"}/${name}`,
    schema: schemas.get(definition) ?? "",
    definition,
    text: JSON.stringify(value),
    valid,
  }));
}

function vectorCases(): Case[] {
  const files = readdirSync(vectors).filter((name) => name.endsWith(".jsonl"));
  return files.toSorted().flatMap((file) =>
    readFileSync(new URL(file, vectors), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => {
        const { name, schema, value, text = JSON.stringify(value), is, either } = JSON.parse(line);
        return {
          at: `${file}: ${name}`,
          schema: String(schema),
          definition: "",
          text: String(text),
          valid: either === true ? undefined : is !== undefined,
        };
      }),
  );
}

/** The recorded lines that are JSON, each once: tests of the schemas hold that all are valid. */
function lineCases(): Case[] {
  const cases = new Map<string, Case>();
  for (const { name, schema, output } of readRecordings().flatMap((one) => one.steps)) {
    if (schema === undefined) continue;
    for (const { number, text, json } of parseLines(output)) {
      if (typeof json !== "object" || json === null) continue;
      const at = `${name}:${number}`;
      cases.set(`${schema} ${text}`, { at, schema, definition: "", text, valid: true });
    }
  }
  return [...cases.values()];
}
