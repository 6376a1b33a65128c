import type { Command } from "commander";

import { asGiven, collect } from "./add-access-options.ts";

/** Flags for the receivers of messages. */
export interface WebhookFlags {
  readonly webhook: readonly string[];
  readonly webhookSecretFile?: string;
}

export const addWebhookOptions = (command: Command): Command =>
  command
    .option(
      "--webhook <url>",
      "receiver of signed messages: permission or question asked, run ended; repeatable",
      collect(asGiven),
      [],
    )
    .option(
      "--webhook-secret-file <file>",
      "file with the secret of all webhooks; absent: AGENTSTREAM_WEBHOOK_SECRET, else one for each in the data folder",
    );
