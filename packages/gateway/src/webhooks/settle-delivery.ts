import type { Delivery } from "@agentstream/sessions";

import type { SenderOptions } from "./create-webhook-sender.ts";
import type { PostResult } from "./post-message.ts";
import { retryDelay } from "./retry-schedule.ts";
import type { Webhook } from "./webhook.ts";

/** How the deliveries of a webhook stand. */
export interface SenderState {
  delivered: number;
  abandoned: number;
  lastError: string | undefined;
  isFailing: boolean;
  /** The receiver wants no more messages. */
  isGone: boolean;
  /** Nothing is sent before. */
  pausedUntil: number;
}

/** Stores what came of an attempt, and reports it. */
export async function settleDelivery(
  { id, host }: Webhook,
  options: SenderOptions,
  state: SenderState,
  delivery: Delivery,
  result: PostResult,
): Promise<void> {
  const { queue, report } = options;
  const fields = { webhook: id, host, session: delivery.sessionId, seq: delivery.seq };
  switch (result.is) {
    case "delivered":
      await queue.finish(delivery);
      state.delivered++;
      state.isFailing = false;
      report({ level: "debug", fields, text: "webhook delivered" });
      return;
    case "gone":
      state.isGone = true;
      state.lastError = "status 410";
      report({ level: "error", fields, text: "webhook disabled: its receiver answered 410" });
      await options.onGone();
      return;
    case "failed":
      state.isFailing = true;
      state.lastError = result.reason;
      await tryLater(options, state, delivery, {
        retryAfterMs: result.retryAfterMs ?? 0,
        fields: { ...fields, attempts: delivery.attempts + 1, reason: result.reason },
      });
  }
}

interface Failure {
  readonly retryAfterMs: number;
  readonly fields: Readonly<Record<string, string | number>>;
}

async function tryLater(
  { queue, report, now, schedule }: SenderOptions,
  state: SenderState,
  delivery: Delivery,
  { retryAfterMs, fields }: Failure,
): Promise<void> {
  if (now() - delivery.createdAt > schedule.giveUpMs) {
    await queue.finish(delivery);
    state.abandoned++;
    report({ level: "error", fields, text: "webhook message given up" });
    return;
  }
  const asked = Math.min(retryAfterMs, schedule.longestRetryAfterMs);
  if (asked > 0) state.pausedUntil = now() + asked;
  const waitMs = Math.max(retryDelay(schedule, delivery.attempts + 1), asked);
  await queue.retry(delivery, now() + waitMs);
  report({ level: "warn", fields: { ...fields, waitMs }, text: "webhook attempt failed" });
}
