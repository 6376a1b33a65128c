import type { WebhookStatus } from "@agentstream/schema";
import {
  decodeRecord,
  isFirstNode,
  type Delivery,
  type DeliveryQueue,
  type Membership,
  type Store,
} from "@agentstream/sessions";

import { buildMessage, isForWebhooks } from "./build-message.ts";
import { createWebhookSender, type WebhookSender } from "./create-webhook-sender.ts";
import { retrySchedule, type RetrySchedule } from "./retry-schedule.ts";
import type { OutgoingMessage } from "./sign-message.ts";
import type { WebhookReport } from "./webhook-report.ts";
import type { Webhook } from "./webhook.ts";

/** The webhooks of a server, and the store that promises them their messages. */
export interface Webhooks {
  /** To be used instead of the store that was given: what webhooks get is stored with the events themselves. */
  readonly store: Store;
  readonly status: () => Promise<WebhookStatus[]>;
  /** Calls the listener for what happens to deliveries. */
  readonly watch: (listener: (report: WebhookReport) => void) => void;
}

export interface WebhooksOptions {
  readonly webhooks: readonly Webhook[];
  readonly version: string;
  readonly schedule?: Partial<RetrySchedule> | undefined;
  /** How long a receiver may take to answer. Absent: 15 seconds. */
  readonly timeoutMs?: number | undefined;
  readonly now?: () => number;
  /** Of several servers that share the store one sends. Absent: there is only this one. */
  readonly membership?: Pick<Membership, "self" | "nodes"> | undefined;
}

/** How often a server looks for what others have added. */
const pollMs = 2000;

/** How long the end of a server waits for deliveries. */
const closeMs = 3000;

export async function startWebhooks(store: Store, options: WebhooksOptions): Promise<Webhooks> {
  const { webhooks, version, schedule, timeoutMs = 15_000, now = Date.now, membership } = options;
  const queue = membership === undefined ? store.deliveries : queueOfNode(store, membership);
  let report: (report: WebhookReport) => void = () => {};
  await queue.keepOnly(webhooks.map(({ id }) => id));
  const senders: readonly WebhookSender[] = webhooks.map((webhook) =>
    createWebhookSender(webhook, {
      queue,
      load: (delivery) => loadMessage(store, delivery),
      report: (one) => report(one),
      onGone: () => queue.keepOnly(activeIdsOf(senders)),
      userAgent: `agentstream/${version}`,
      schedule: { ...retrySchedule, ...schedule },
      timeoutMs,
      now,
      pollMs: membership && pollMs,
    }),
  );
  return {
    // without webhooks nothing is in the way of an append
    store: senders.length === 0 ? store : promiseDeliveries(store, senders, now),
    status: () => Promise.all(senders.map((sender) => sender.status())),
    watch(listener) {
      report = listener;
    },
  };
}

/** A store that appends what webhooks get together with their deliveries. */
const promiseDeliveries = (
  store: Store,
  senders: readonly WebhookSender[],
  now: () => number,
): Store => ({
  ...store,
  async append(id, batch) {
    const seqs = batch.records.filter(({ type }) => isForWebhooks(type)).map(({ seq }) => seq);
    if (seqs.length === 0) return store.append(id, batch);
    const createdAt = now();
    const deliveries = activeIdsOf(senders).flatMap((target) =>
      seqs.map((seq) => ({ target, seq, createdAt })),
    );
    await store.append(id, { ...batch, deliveries });
    for (const sender of senders) sender.wake();
  },
  async close() {
    await Promise.all(senders.map((sender) => sender.close(closeMs)));
    await store.close();
  },
});

const activeIdsOf = (senders: readonly WebhookSender[]): string[] =>
  senders.filter((sender) => sender.isActive()).map(({ webhook }) => webhook.id);

/** The first node sends for all; while another one takes over, a message may be sent twice. */
const queueOfNode = (
  { deliveries }: Store,
  membership: Pick<Membership, "self" | "nodes">,
): DeliveryQueue => ({
  ...deliveries,
  heads: async (target, limit) => (isFirstNode(membership) ? deliveries.heads(target, limit) : []),
  // another node may have other webhooks while all of them are restarted
  keepOnly: async () => {},
});

async function loadMessage(
  store: Store,
  { sessionId, seq }: Delivery,
): Promise<OutgoingMessage | undefined> {
  const session = await store.find(sessionId);
  const [record] = await store.read(sessionId, { after: seq - 1, limit: 1 });
  if (session === undefined || record?.seq !== seq) return undefined;
  try {
    return buildMessage(session, decodeRecord(record));
  } catch {
    // an event that cannot be read would hold back all later ones
    return undefined;
  }
}
