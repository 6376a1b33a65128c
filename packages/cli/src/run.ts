import { CommanderError } from "commander";

import { createProgram } from "./create-program.ts";
import {
  failureOf,
  PipeClosedError,
  UsageError,
  write,
  WriteError,
  type Terminal,
} from "./terminal.ts";

/** Of sysexits.h: an error of input or output. */
const outputFailed = 74;

/**
 * Exit codes: 0 done, 1 what was checked is not valid, 2 wrong usage, 74 the output cannot be written; `run` has
 * its own as well.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { stdout, stderr } = terminal;
  // seen by the next write or by the check at the end; without a listener the event would end the process
  for (const output of [stdout, stderr]) output.on("error", () => {});
  const outcome = { exitCode: 0 };
  try {
    const exitCode = await runCommand(args, terminal, outcome);
    // what was written without waiting
    for (const output of [stdout, stderr]) await flush(output);
    return exitCode;
  } catch (error) {
    if (error instanceof PipeClosedError) return outcome.exitCode;
    if (!(error instanceof WriteError)) throw error;
    await write(stderr, `agentstream: ${error.message}\n`).catch(() => {});
    return outputFailed;
  }
}

async function runCommand(
  args: readonly string[],
  terminal: Terminal,
  outcome: { exitCode: number },
): Promise<number> {
  try {
    // the first words name the command, or ask for its help
    const program = await createProgram(terminal, outcome, args.slice(0, 2));
    await program.parseAsync(args, { from: "user" });
    return outcome.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    await write(terminal.stderr, `agentstream: ${error.message}\n`);
    return 2;
  }
}

async function flush(output: Terminal["stdout"]): Promise<void> {
  const { errored } = output;
  if (errored !== null) {
    const failure = failureOf(output, errored);
    // a reader that went away is no reason to complain
    if (failure instanceof WriteError) throw failure;
  } else if (!output.destroyed) await write(output, "");
}
