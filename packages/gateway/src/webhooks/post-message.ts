import { signMessage, type OutgoingMessage } from "./sign-message.ts";
import type { Webhook } from "./webhook.ts";

export type PostResult =
  | { readonly is: "delivered" }
  /** The receiver wants no more messages. */
  | { readonly is: "gone" }
  | {
      readonly is: "failed";
      readonly reason: string;
      /** When the receiver wants the next message at the earliest. */
      readonly retryAfterMs: number | undefined;
    };

export interface PostContext {
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** One attempt to deliver a message. Redirects are not followed: they could lead to a place that the owner did not name. */
export async function postMessage(
  webhook: Webhook,
  message: OutgoingMessage,
  { userAgent, timeoutMs, now, signal }: PostContext,
): Promise<PostResult> {
  try {
    const response = await fetch(webhook.url, {
      method: "POST",
      redirect: "manual",
      headers: {
        "content-type": "application/json",
        "user-agent": userAgent,
        ...signMessage(webhook, message, now()),
      },
      body: message.body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    // the status is all that counts: a body could be endless
    await response.body?.cancel().catch(() => {});
    if (response.ok) return { is: "delivered" };
    if (response.status === 410) return { is: "gone" };
    const retryAfterMs = readRetryAfter(response.headers.get("retry-after"), now());
    return { is: "failed", reason: `status ${response.status}`, retryAfterMs };
  } catch (error) {
    return { is: "failed", reason: reasonOf(error, timeoutMs), retryAfterMs: undefined };
  }
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === "TimeoutError")
    return `no answer within ${timeoutMs} ms`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  // a message may contain the URL
  return typeof code === "string" ? code : "the connection failed";
}

/** Seconds, or a date. */
function readRetryAfter(value: string | null, nowMs: number): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d{1,9}$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - nowMs;
  return ms > 0 ? ms : undefined;
}
