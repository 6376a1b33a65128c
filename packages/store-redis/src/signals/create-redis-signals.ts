import type { Signals } from "@agentstream/sessions";

import { listOf, textOf } from "../connection/reply.ts";
import type { Parts } from "../store/parts.ts";
import { carryOutSignal } from "./carry-out-signal.ts";
import { createReplyBox } from "./create-reply-box.ts";
import { deliverSignal } from "./deliver-signal.ts";
import { wakeOf } from "./wake-of.ts";

/**
 * A signal is an entry of its run's stream, and who listens is woken. The one that deletes the entry has it: the worker
 * that carries it out, or the sender that waits no longer. So none comes twice, and "nobody" means nobody.
 */
export function createRedisSignals(parts: Parts): Signals {
  const { client, names, subscriptions } = parts;
  const replies = createReplyBox(parts);
  const stops = new Set<() => Promise<void>>();
  return {
    send: ({ sessionId, run }, signal) =>
      deliverSignal(client, replies, names.signals(sessionId, run), signal),
    async listen({ sessionId, run }, listener) {
      const stream = names.signals(sessionId, run);
      // what fails here is lost: the sender learns it in bounded time
      const onMessage = (id: string): void =>
        void carryOutSignal(client, stream, id, listener).catch(() => {});
      const readAll = async (): Promise<void> => {
        const entries = listOf(await client.call("XRANGE", stream, "-", "+"));
        for (const entry of entries) onMessage(textOf(listOf(entry)[0]));
      };
      const leave = await subscriptions.add(wakeOf(stream), {
        onMessage,
        onLoss: () => void readAll().catch(() => {}),
      });
      stops.add(leave);
      return async () => {
        stops.delete(leave);
        await leave();
      };
    },
    async close() {
      for (const stop of stops) await stop();
    },
  };
}
