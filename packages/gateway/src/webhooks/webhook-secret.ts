import { randomBytes } from "node:crypto";

const prefix = "whsec_";
const fewestBytes = 24;
const mostBytes = 64;

/** A secret in the form of Standard Webhooks. */
export const createWebhookSecret = (): string => `${prefix}${randomBytes(32).toString("base64")}`;

/** The key of a secret; `source` is where the secret is from. Throws what is wrong, without the secret itself. */
export function readWebhookSecret(text: string, source: string): Buffer {
  const secret = text.trim();
  const encoded = secret.startsWith(prefix) ? secret.slice(prefix.length) : "";
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(encoded);
  const key = Buffer.from(isBase64 ? encoded : "", "base64");
  if (key.length >= fewestBytes && key.length <= mostBytes) return key;
  throw new Error(
    `${source}: expected ${prefix} and ${fewestBytes} to ${mostBytes} bytes in base64; make one by: echo ${prefix}$(openssl rand -base64 32)`,
  );
}
