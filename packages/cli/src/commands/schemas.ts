import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { schemaNames } from "@agentstream/schema/core";
import type { Command } from "commander";

import { knownSchema } from "../known-schema.ts";
import { write, type Terminal } from "../terminal.ts";

export function configureSchemas(command: Command, terminal: Terminal): void {
  command
    .command("list", { isDefault: true })
    .description("list their names")
    .action(() => write(terminal.stdout, schemaNames.map((name) => `${name}\n`).join("")));
  command
    .command("print")
    .description("print one as JSON")
    .argument("<name>", "such as unified")
    .action(async (name: string) => write(terminal.stdout, await readSchema(name)));
}

async function readSchema(name: string): Promise<string> {
  const path = `@agentstream/schema/schemas/${knownSchema(name)}.schema.json`;
  return readFile(fileURLToPath(import.meta.resolve(path)), "utf8");
}
