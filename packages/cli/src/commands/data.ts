import { resolve } from "node:path";

import { stateFolder } from "@agentstream/runner";
import { messageOf } from "@agentstream/stream";
import type { Command } from "commander";

import type { Outcome } from "../create-program.ts";
import { UsageError, write, type Terminal } from "../terminal.ts";

interface DataFlags {
  readonly data: string;
}

/** What a server has stored: `check`, `backup`, `vacuum`. */
export function configureData(command: Command, terminal: Terminal, outcome: Outcome): void {
  const add = (usage: string, description: string): Command =>
    command
      .command(usage)
      .description(description)
      .option("--data <folder>", "the data folder of the server", stateFolder());

  add("check", "Check the database, and that each event can be read.").action(
    async (flags: DataFlags) => {
      const { checkData } = await import("@agentstream/gateway");
      const { sessions, events, bytes, faults } = attempt(() => checkData(flags.data));
      const text =
        faults.length === 0
          ? `ok: ${sessions} sessions, ${events} events, ${bytes} bytes\n`
          : `${faults.join("\n")}\nRestore a backup, or move the database away to start anew.\n`;
      await write(terminal.stdout, text);
      outcome.exitCode = faults.length === 0 ? 0 : 1;
    },
  );
  add("backup <file>", "Copy the database into a new file, also while a server runs.").action(
    async (file: string, flags: DataFlags) => {
      const { backUpData } = await import("@agentstream/gateway");
      attempt(() => backUpData(flags.data, resolve(file)));
      await write(
        terminal.stdout,
        `${file}: to restore it, copy it to ${flags.data}/sessions.db\n`,
      );
    },
  );
  add("vacuum", "Give the room of deleted sessions back. The server must be stopped.").action(
    async (flags: DataFlags) => {
      const { vacuumData } = await import("@agentstream/gateway");
      const { before, after } = attempt(() => vacuumData(flags.data));
      await write(terminal.stdout, `${before} bytes before, ${after} after\n`);
    },
  );
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const message = messageOf(error);
    throw new UsageError(
      /locked|busy/i.test(message) ? "a server uses this folder: stop it first" : message,
    );
  }
}
