import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";

import type { SchemaName, Validate } from "@agentstream/schema";
import type { Command } from "commander";

import { checkLines, type Count } from "../check-lines.ts";
import type { Outcome } from "../create-program.ts";
import { knownSchema } from "../known-schema.ts";
import { UsageError, write, type Terminal } from "../terminal.ts";

export function addValidateCommand(program: Command, terminal: Terminal, outcome: Outcome): void {
  program
    .command("validate")
    .description("Check NDJSON against a schema: `file:line: /path message` for each fault.")
    .argument("<schema>", "such as unified, or native/codex/exec; `agentstream schemas` lists them")
    .argument("[files...]", "NDJSON files; without any, or for -, standard input")
    .action(async (schema: string, files: string[]) => {
      const validate = await loadValidator(knownSchema(schema));
      const total: Count = { lines: 0, invalid: 0 };
      for (const file of files.length > 0 ? files : ["-"]) {
        const source = { name: file === "-" ? "stdin" : file, chunks: open(file, terminal) };
        for await (const fault of checkLines(validate, source, total)) {
          outcome.exitCode = 1;
          await write(terminal.stdout, fault);
        }
      }
      await write(terminal.stderr, `${total.lines} lines, ${total.invalid} invalid\n`);
    });
}

/** The one validator that is needed: all of them together take longer to load than most files to check. */
async function loadValidator(name: SchemaName): Promise<Validate> {
  const { validate }: { validate: Validate } = await import(`@agentstream/schema/${name}`);
  return validate;
}

async function* open(file: string, { stdin }: Terminal): AsyncGenerator<Uint8Array> {
  const stream: Readable = file === "-" ? stdin : createReadStream(file);
  try {
    yield* stream;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`cannot read ${file}: ${why}`);
  }
}
