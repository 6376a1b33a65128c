import { CommanderError } from "commander";

import { createProgram } from "./create-program.ts";
import { PipeClosedError, UsageError, type Terminal } from "./terminal.ts";

/** Exit codes: 0 done, 1 what was checked is not valid, 2 wrong usage; `run` has its own besides. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  // what a closed pipe means is seen by whoever writes next; unheard, the event would end the process
  for (const output of [terminal.stdout, terminal.stderr]) output.on("error", () => {});
  const outcome = { exitCode: 0 };
  try {
    await createProgram(terminal, outcome).parseAsync(args, { from: "user" });
    return outcome.exitCode;
  } catch (error) {
    if (error instanceof PipeClosedError) return outcome.exitCode;
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      terminal.stderr.write(`agentstream: ${error.message}\n`);
      return 2;
    }
    throw error;
  }
}
