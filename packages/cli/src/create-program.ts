import { packageVersion } from "@agentstream/runner";
import { Command } from "commander";

import { addAttachCommand } from "./commands/attach.ts";
import { addDataCommand } from "./commands/data.ts";
import { addDoctorCommand } from "./commands/doctor.ts";
import { addRecordCommand } from "./commands/record.ts";
import { addRunCommand } from "./commands/run.ts";
import { addSchemasCommand } from "./commands/schemas.ts";
import { addServeCommand } from "./commands/serve.ts";
import { addTokenCommand } from "./commands/token.ts";
import { addTranslateCommand } from "./commands/translate.ts";
import { addValidateCommand } from "./commands/validate.ts";
import { addVerifyCommand } from "./commands/verify.ts";
import type { Terminal } from "./terminal.ts";

/** The result of a command, in addition to its output. */
export interface Outcome {
  exitCode: number;
}

export function createProgram(terminal: Terminal, outcome: Outcome): Command {
  const program = new Command("agentstream")
    .description("One typed event stream for every coding agent.")
    .version(packageVersion(import.meta.url), "-v, --version")
    .exitOverride()
    .showHelpAfterError("(Run `agentstream --help` for the commands)")
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    });
  addServeCommand(program, terminal);
  addRunCommand(program, terminal, outcome);
  addAttachCommand(program, terminal, outcome);
  addDataCommand(program, terminal, outcome);
  addDoctorCommand(program, terminal, outcome);
  addTokenCommand(program, terminal);
  addTranslateCommand(program, terminal, outcome);
  addRecordCommand(program, terminal, outcome);
  addValidateCommand(program, terminal, outcome);
  addVerifyCommand(program, terminal, outcome);
  addSchemasCommand(program, terminal);
  return program;
}
