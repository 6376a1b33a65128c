import type { SchemaName, Validate } from "@agentstream/schema";
import type { Command } from "commander";

import type { Outcome } from "../create-program.ts";
import { knownSchema } from "../known-schema.ts";
import { openSources } from "../open-source.ts";
import { readNdjson, type NdjsonLine } from "../read-ndjson.ts";
import { write, type Terminal } from "../terminal.ts";

const mostFaultsALine = 20;

export function configureValidate(command: Command, terminal: Terminal, outcome: Outcome): void {
  command
    .argument("<schema>", "such as unified; `agentstream schemas` lists them")
    .argument("[files...]", "NDJSON files; without any, or for -, standard input")
    .action(async (schema: string, files: string[]) => {
      const validate = await loadValidator(knownSchema(schema));
      const count = { lines: 0, invalid: 0 };
      for (const source of openSources(files, terminal)) {
        for await (const lines of readNdjson(source)) {
          const faulty = lines
            .map((line) => faultsOf(line, validate))
            .filter((faults) => faults.length > 0);
          count.lines += lines.length;
          count.invalid += faulty.length;
          if (faulty.length > 0) outcome.exitCode = 1;
          await write(terminal.stdout, faulty.flat().join(""));
        }
      }
      await write(terminal.stderr, `${count.lines} lines, ${count.invalid} invalid\n`);
    });
}

/** The one validator that is needed: all of them together take longer to load than most files to check. */
async function loadValidator(name: SchemaName): Promise<Validate> {
  const { validate }: { validate: Validate } = await import(`@agentstream/schema/${name}`);
  return validate;
}

/** What is printed of a line. */
export function faultsOf(line: NdjsonLine, validate: Validate): string[] {
  if ("fault" in line) return [`${line.at}: ${line.fault}\n`];
  const result = validate(line.value);
  if (result.ok) return [];
  const faults = result.errors
    .slice(0, mostFaultsALine)
    .map(({ path, message }) => `${line.at}: ${path || "/"} ${message}\n`);
  const more = result.errors.length - faults.length;
  return more > 0 ? [...faults, `${line.at}: and ${more} more\n`] : faults;
}
