import type { ChannelListener, Subscriptions } from "../subscriptions/create-subscriptions.ts";

/** How long to wait before Redis is asked again for what it could not give. */
const retryMs = 1000;

/** Listens as soon as Redis is there, until the returned function is called. */
export function followChannel(
  subscriptions: Subscriptions,
  channel: string,
  listener: ChannelListener,
): () => void {
  const state: { isOver: boolean; leave?: () => Promise<void> } = { isOver: false };

  async function subscribe(): Promise<void> {
    if (state.isOver) return;
    try {
      state.leave = await subscriptions.add(channel, listener);
      if (state.isOver) void state.leave();
      // something may have been said before
      else listener.onLoss();
    } catch {
      setTimeout(() => void subscribe(), retryMs).unref();
    }
  }

  void subscribe();
  return () => {
    state.isOver = true;
    void state.leave?.();
  };
}
