import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { messageOf } from "@agentstream/stream";

import { createSecretFile, readSecretFile } from "../auth/secret-file.ts";
import { createWebhookSecret, readWebhookSecret } from "./webhook-secret.ts";
import { readWebhookUrl, webhookId, type Webhook } from "./webhook.ts";

export interface WebhookSettings {
  readonly urls: readonly string[];
  /** For all of them: `whsec_` and bytes in base64. Absent: each gets one of its own, kept in the data folder. */
  readonly secret?: string | undefined;
  /** A file with such a secret. */
  readonly secretFile?: string | undefined;
}

export interface LoadedWebhook extends Webhook {
  /** The file that has its secret, where this server has made it. */
  readonly secretFile: string | undefined;
}

export function loadWebhooks(settings: WebhookSettings, data: string): readonly LoadedWebhook[] {
  const { urls, secret, secretFile } = settings;
  if (urls.length === 0) {
    if (secretFile === undefined) return [];
    throw new Error("--webhook-secret-file: expected --webhook, too");
  }
  const shared =
    secret === undefined
      ? secretFile && keyOf(secretFile)
      : readWebhookSecret(secret, "AGENTSTREAM_WEBHOOK_SECRET");
  const hrefs = new Set(urls.map((text) => readWebhookUrl(text).href));
  return [...hrefs].map((url) => {
    const { host } = new URL(url);
    const id = webhookId(url);
    if (shared) return { id, url, host, key: shared, secretFile: undefined };
    const file = join(data, "webhooks", `${id}.secret`);
    return { id, url, host, key: keptKey(file), secretFile: file };
  });
}

function keyOf(file: string): Buffer {
  try {
    return readWebhookSecret(readSecretFile(file, "secret"), file);
  } catch (error) {
    const why = messageOf(error);
    throw new Error(`--webhook-secret-file: ${why}`, { cause: error });
  }
}

/** The key in a file, which is made if it is not there. */
function keptKey(file: string): Buffer {
  mkdirSync(join(file, ".."), { recursive: true, mode: 0o700 });
  createSecretFile(file, `${createWebhookSecret()}\n`);
  return readWebhookSecret(readSecretFile(file, "secret"), file);
}
