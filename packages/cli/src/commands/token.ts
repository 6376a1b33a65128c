import { stateFolder } from "@agentstream/runner";
import { messageOf } from "@agentstream/stream";
import type { Command } from "commander";

import { PipeClosedError, UsageError, write, WriteError, type Terminal } from "../terminal.ts";

export function configureToken(command: Command, terminal: Terminal): void {
  command
    .command("hash")
    .description("Replace it by its hash and print it a last time, so that no agent can read it.")
    .option("--data <folder>", "the data folder of the server", stateFolder())
    .action(async ({ data }: { readonly data: string }) => {
      const { hashKeptToken } = await import("@agentstream/gateway");
      const show = (token: string): Promise<void> => write(terminal.stdout, `${token}\n`);
      await explained(hashKeptToken(data, show));
    });
}

async function explained(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof PipeClosedError || error instanceof WriteError) throw error;
    throw new UsageError(messageOf(error));
  }
}
