import { createHash } from "node:crypto";

/** A receiver of messages. */
export interface Webhook {
  /** Names it in the store, in logs and in answers. */
  readonly id: string;
  readonly url: string;
  /** The rest of a URL may be a secret: logs have this alone. */
  readonly host: string;
  readonly key: Buffer;
}

/** The same URL is the same webhook after a restart. */
export const webhookId = (url: string): string =>
  createHash("sha256").update(url).digest("hex").slice(0, 16);

/** The URL in its usual form; throws what is wrong with it, without the URL itself. */
export function readWebhookUrl(text: string): URL {
  if (!URL.canParse(text))
    throw new Error("--webhook: expected a URL such as https://example.com/hook.");
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol))
    throw new Error(`--webhook: expected an http or https URL, got ${url.protocol}`);
  if (url.username !== "" || url.password !== "")
    throw new Error(
      `--webhook: expected a URL without a user and a password (${url.host}): receivers check the signature.`,
    );
  if (url.hash !== "")
    throw new Error(`--webhook: expected a URL without a "#" (${url.host}): it would not be sent.`);
  return url;
}
