import { createWatchers, type LogUpdate, type Watchers } from "@agentstream/sessions";

import type { ChannelListener } from "../subscriptions/create-subscriptions.ts";
import type { Parts } from "./parts.ts";

export interface SessionWatchers {
  readonly watch: (id: string, listener: (update: LogUpdate) => void) => Promise<() => void>;
  /** Of a change by this process, which it need not hear from Redis. */
  readonly notify: Watchers["notify"];
}

/** What other processes change is only said to have changed; what this one does comes whole. */
export function watchSessions({
  names,
  subscriptions,
  origin,
}: Pick<Parts, "names" | "subscriptions" | "origin">): SessionWatchers {
  const watchers = createWatchers();
  return {
    notify: watchers.notify,
    async watch(id, listener) {
      const stop = watchers.add(id, listener);
      try {
        const leave = await subscriptions.add(
          names.ofSession(id, "updates"),
          hintsOf(listener, origin),
        );
        return () => {
          stop();
          void leave();
        };
      } catch (error) {
        stop();
        throw error;
      }
    },
  };
}

const hintsOf = (listener: (update: LogUpdate) => void, origin: string): ChannelListener => ({
  onMessage(message) {
    const [from, what] = message.split(" ");
    if (from === origin) return;
    const isRemoved = what === "removed";
    listener({ records: [], lastSeq: isRemoved ? 0 : Number(what), isRemoved });
  },
  onLoss: () => listener({ records: [], lastSeq: Infinity }),
});
