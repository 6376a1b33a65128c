import type { WebhookStatus } from "@agentstream/schema";
import {
  createMailbox,
  type Delivery,
  type DeliveryQueue,
  type Mailbox,
} from "@agentstream/sessions";
import { messageOf, present } from "@agentstream/stream";

import { postMessage } from "./post-message.ts";
import type { RetrySchedule } from "./retry-schedule.ts";
import { settleDelivery, type SenderState } from "./settle-delivery.ts";
import type { OutgoingMessage } from "./sign-message.ts";
import type { WebhookReport } from "./webhook-report.ts";
import type { Webhook } from "./webhook.ts";

export interface SenderOptions {
  readonly queue: DeliveryQueue;
  /** The message of a delivery; undefined: the event is not there any more. */
  readonly load: (delivery: Delivery) => Promise<OutgoingMessage | undefined>;
  readonly report: (report: WebhookReport) => void;
  readonly onGone: () => Promise<void>;
  readonly userAgent: string;
  readonly schedule: RetrySchedule;
  readonly timeoutMs: number;
  readonly now: () => number;
  /** How often to look for what other processes have added. Absent: nobody else does. */
  readonly pollMs?: number | undefined;
}

/** Delivers what is due for one webhook. */
export interface WebhookSender {
  readonly webhook: Webhook;
  readonly isActive: () => boolean;
  /** There may be something new. */
  readonly wake: () => void;
  readonly status: () => Promise<WebhookStatus>;
  /** Delivers what is due, for at most this long; what is left waits for the next start. */
  readonly close: (timeoutMs: number) => Promise<void>;
}

/** The messages that are on their way at the same time; each is about another session. */
const mostInFlight = 4;
/** How long to wait when the store cannot be read or written. */
const storeRetryMs = 5000;

export function createWebhookSender(webhook: Webhook, options: SenderOptions): WebhookSender {
  const { id, host } = webhook;
  const state: SenderState = {
    delivered: 0,
    abandoned: 0,
    lastError: undefined,
    isFailing: false,
    isGone: false,
    pausedUntil: 0,
  };
  const loop: Loop = {
    webhook,
    options,
    state,
    inFlight: new Set(),
    mailbox: createMailbox<never>(),
    stop: new AbortController(),
    isClosing: false,
  };
  const running = run(loop);
  return {
    webhook,
    isActive: () => !state.isGone,
    wake: loop.mailbox.poke,
    async status() {
      const { delivered, abandoned, lastError, isGone, isFailing } = state;
      const pending = await options.queue.count(id);
      const word = isGone ? "disabled" : isFailing ? "failing" : "active";
      return present({ id, host, state: word, pending, delivered, abandoned, lastError });
    },
    async close(timeoutMs) {
      loop.isClosing = true;
      loop.mailbox.poke();
      const timer = setTimeout(() => loop.stop.abort(), timeoutMs);
      await running;
      clearTimeout(timer);
    },
  };
}

interface Loop {
  readonly webhook: Webhook;
  readonly options: SenderOptions;
  readonly state: SenderState;
  /** The sessions whose messages are on their way. */
  readonly inFlight: Set<string>;
  readonly mailbox: Mailbox<never>;
  readonly stop: AbortController;
  isClosing: boolean;
}

async function run(loop: Loop): Promise<void> {
  const { state, inFlight, mailbox, stop } = loop;
  while (!stop.signal.aborted && !state.isGone) {
    const waitMs = await startDue(loop).catch((error: unknown) => onStoreError(loop, error));
    if (loop.isClosing && inFlight.size === 0) return;
    await mailbox.wait({ signal: stop.signal, timeoutMs: waitMs });
  }
  while (inFlight.size > 0) await mailbox.wait({});
}

/** Starts the attempts that are due; returns how long to wait for the next one. */
async function startDue(loop: Loop): Promise<number | undefined> {
  const { options, webhook, state, inFlight, mailbox } = loop;
  const heads = await options.queue.heads(webhook.id, mostInFlight);
  const waiting = heads.filter(({ sessionId }) => !inFlight.has(sessionId));
  for (const head of waiting.slice(0, mostInFlight - inFlight.size)) {
    const waitMs = Math.max(head.dueAt, state.pausedUntil) - options.now();
    if (waitMs > 0) return waitMs;
    inFlight.add(head.sessionId);
    void attempt(loop, head)
      .catch((error: unknown) => onStoreError(loop, error))
      .finally(() => {
        inFlight.delete(head.sessionId);
        mailbox.poke();
      });
  }
  return options.pollMs;
}

async function attempt(loop: Loop, delivery: Delivery): Promise<void> {
  const { webhook, options, state } = loop;
  const { signal } = loop.stop;
  const message = await options.load(delivery);
  if (message === undefined) return options.queue.finish(delivery);
  const result = await postMessage(webhook, message, { ...options, signal });
  // an attempt that the end of the server has cut off is not a failure
  if (result.is === "failed" && signal.aborted) return undefined;
  return settleDelivery(webhook, options, state, delivery, result);
}

function onStoreError({ options, webhook, state }: Loop, error: unknown): number {
  const { report, now } = options;
  state.pausedUntil = now() + storeRetryMs;
  const reason = messageOf(error);
  const fields = { webhook: webhook.id, host: webhook.host, reason };
  report({ level: "error", fields, text: "webhook deliveries cannot be read or written" });
  return storeRetryMs;
}
