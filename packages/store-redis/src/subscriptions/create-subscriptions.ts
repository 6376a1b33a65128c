/** Who listens to which channel, over one connection of the process (of a cluster: one to each primary). */
export interface Subscriptions {
  /** Resolves when it is listened to. */
  readonly add: (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

export interface ChannelListener {
  readonly onMessage: (message: string) => void;
  /** Some messages may have been lost. */
  readonly onLoss: () => void;
}

/** The connection of the subscriptions. */
export interface Channels {
  readonly subscribe: (channel: string) => Promise<unknown>;
  readonly unsubscribe: (channel: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Events {
  readonly onMessage: (channel: string, message: string) => void;
  readonly onLoss: () => void;
}

export async function createSubscriptions(
  open: (events: Events) => Promise<Channels>,
): Promise<Subscriptions> {
  const listeners = new Map<string, Set<ChannelListener>>();
  const begun = new Map<string, Promise<unknown>>();
  const channels = await open({
    onMessage(channel, message) {
      for (const listener of listeners.get(channel) ?? []) listener.onMessage(message);
    },
    onLoss() {
      for (const ofChannel of listeners.values())
        for (const listener of ofChannel) listener.onLoss();
    },
  });

  async function remove(channel: string, listener: ChannelListener): Promise<void> {
    const ofChannel = listeners.get(channel);
    if (ofChannel?.delete(listener) !== true || ofChannel.size > 0) return;
    listeners.delete(channel);
    begun.delete(channel);
    // where it cannot be said, nobody listens to what comes
    await channels.unsubscribe(channel).catch(() => {});
  }

  return {
    async add(channel, listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      const subscribed = begun.get(channel) ?? channels.subscribe(channel);
      begun.set(channel, subscribed);
      try {
        await subscribed;
      } catch (error) {
        begun.delete(channel);
        await remove(channel, listener);
        throw error;
      }
      return () => remove(channel, listener);
    },
    close: () => channels.close(),
  };
}
