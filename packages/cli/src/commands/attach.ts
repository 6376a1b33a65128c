import { stateFolder } from "@agentstream/runner";
import { InvalidArgumentError, Option, type Command } from "commander";

import { attachSession } from "../attach/attach-session.ts";
import { readToken } from "../attach/read-token.ts";
import type { Outcome } from "../create-program.ts";
import { chooseView, type Format } from "../run-agent/choose-view.ts";
import type { Terminal } from "../terminal.ts";

interface AttachFlags {
  readonly url: string;
  readonly tokenFile?: string;
  readonly after?: number;
  readonly format: Format;
}

export function configureAttach(command: Command, terminal: Terminal, outcome: Outcome): void {
  command
    .argument("<session>", "id of the session")
    .option("--url <url>", "address of the server", "http://127.0.0.1:8787")
    .option(
      "--token-file <file>",
      `file with the token; absent: AGENTSTREAM_TOKEN, else token in ${stateFolder()}`,
    )
    .option("--after <seq>", "start after this event; absent: at the first", parseSeq)
    .addOption(
      new Option("--format <format>", "json: one event per line; quiet: only the last text")
        .choices(["pretty", "json", "quiet"])
        .default("pretty"),
    )
    .action(async (sessionId: string, { url, tokenFile, after, format }: AttachFlags) => {
      outcome.exitCode = await attachSession(
        {
          url,
          token: await readToken(tokenFile, terminal),
          sessionId,
          after: after ?? 0,
          view: chooseView({ format, raw: false }, terminal),
          asks: format === "pretty",
        },
        terminal,
      );
    });
}

function parseSeq(text: string): number {
  const seq = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(seq)) return seq;
  throw new InvalidArgumentError(`Expected a whole number from 0 on, got ${JSON.stringify(text)}.`);
}
