import { createHmac } from "node:crypto";

import type { Webhook } from "./webhook.ts";

/** A message as it is sent; the same one in every attempt. */
export interface OutgoingMessage {
  /** Receivers know by it that they have got a message before. It has no ".", which separates what is signed. */
  readonly id: string;
  readonly body: string;
}

/** The headers of the scheme Standard Webhooks. */
export function signMessage(
  { key }: Webhook,
  { id, body }: OutgoingMessage,
  nowMs: number,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
