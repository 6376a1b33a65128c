import { stateFolder } from "@agentstream/runner";
import type { Command } from "commander";

import { UsageError, write, type Terminal } from "../terminal.ts";

export function addTokenCommand(program: Command, terminal: Terminal): void {
  program
    .command("token")
    .description("The token that a server keeps in its data folder.")
    .command("hash")
    .description("Replace it by its hash and print it a last time, so that no agent can read it.")
    .option("--data <folder>", "the data folder of the server", stateFolder())
    .action(async ({ data }: { readonly data: string }) => {
      const { hashKeptToken } = await import("@agentstream/gateway");
      await write(terminal.stdout, `${hashed(() => hashKeptToken(data))}\n`);
    });
}

function hashed(work: () => string): string {
  try {
    return work();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
