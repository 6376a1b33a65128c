import type { Parts } from "../store/parts.ts";

/** Where the replies to the signals of this process arrive. */
export interface ReplyBox {
  readonly channel: string;
  /** Before the first signal is sent. */
  readonly open: () => Promise<unknown>;
  /** Resolves with the reply; undefined: none came in this time. May be asked again. */
  readonly wait: (id: string, ms: number) => Promise<string | undefined>;
  readonly forget: (id: string) => void;
}

/** A reply may come before its signal is waited for: replies are kept until they are forgotten. */
export function createReplyBox({
  names,
  subscriptions,
  origin,
}: Pick<Parts, "names" | "subscriptions" | "origin">): ReplyBox {
  const channel = names.replies(origin);
  const arrived = new Map<string, string>();
  const waiting = new Map<string, () => void>();
  let opened: Promise<unknown> | undefined;

  function onMessage(message: string): void {
    const at = message.indexOf(" ");
    const id = message.slice(0, at);
    arrived.set(id, message.slice(at + 1));
    waiting.get(id)?.();
  }

  return {
    channel,
    async open() {
      opened ??= subscriptions.add(channel, { onMessage, onLoss: () => {} });
      try {
        await opened;
      } catch (error) {
        opened = undefined;
        throw error;
      }
    },
    async wait(id, ms) {
      if (!arrived.has(id))
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          waiting.set(id, () => {
            clearTimeout(timer);
            resolve();
          });
        });
      waiting.delete(id);
      return arrived.get(id);
    },
    forget(id) {
      arrived.delete(id);
    },
  };
}
