import { packageVersion } from "@agentstream/runner/package-version";
import { Command } from "commander";

import { commands } from "./commands.ts";
import { refuseEmptyValues } from "./refuse-empty-values.ts";
import type { Terminal } from "./terminal.ts";

/** The result of a command, in addition to its output. */
export interface Outcome {
  exitCode: number;
}

/** The program with its commands; those that `wanted` does not name have a name and a description alone. */
export async function createProgram(
  terminal: Terminal,
  outcome: Outcome,
  wanted: readonly string[] = Object.keys(commands),
): Promise<Command> {
  const program = new Command("agentstream")
    .description("One typed event stream for every coding agent.")
    .version(packageVersion(import.meta.url), "-v, --version")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    });
  for (const [name, { description, load }] of Object.entries(commands)) {
    const command = program.command(name).description(description);
    if (wanted.includes(name)) (await load())(command, terminal, outcome);
  }
  nameOwnHelp(program);
  refuseEmptyValues(program);
  return program;
}

/** A fault names the help that lists what would have been right: that of its own command. */
function nameOwnHelp(command: Command, parents: readonly string[] = []): void {
  const path = [...parents, command.name()];
  const listed = command.commands.length > 0 ? "commands" : "arguments and options";
  command.showHelpAfterError(`(Run \`${path.join(" ")} --help\` for its ${listed})`);
  for (const one of command.commands) nameOwnHelp(one, path);
}
