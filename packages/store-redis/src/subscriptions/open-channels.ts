import { Cluster, type Redis } from "ioredis";

import { connectOnce, createBounds } from "../connection/create-bounds.ts";
import {
  createClusterConnection,
  createSingle,
  type ConnectionOptions,
} from "../connection/create-connection.ts";
import type { Channels } from "./create-subscriptions.ts";

interface Events {
  readonly onMessage: (channel: string, message: string) => void;
  readonly onLoss: () => void;
}

/** How often it is looked whether the connection still answers. */
const pingMs = 10_000;
const resubscribeMs = 1000;

/** A connection of its own, for channels that each belong to a slot. */
export async function openChannels(options: ConnectionOptions, events: Events): Promise<Channels> {
  const connection = options.address.isCluster
    ? createClusterConnection(options, true)
    : createSingle(options);
  connection.setMaxListeners(Infinity).on("error", () => {});
  connection.on("smessage", (channel: string, message: string) =>
    events.onMessage(channel, message),
  );
  const within = createBounds(connection, options.timeoutMs);
  await connectOnce(connection, within);
  const channels = new Set<string>();
  if (connection instanceof Cluster) reportLosses(connection, events.onLoss);
  else subscribeAgain(connection, channels, events.onLoss);
  const stop = connection instanceof Cluster ? () => {} : watchConnection(connection);
  return {
    async subscribe(channel) {
      await within(() => connection.ssubscribe(channel));
      channels.add(channel);
    },
    async unsubscribe(channel) {
      channels.delete(channel);
      await within(() => connection.sunsubscribe(channel));
    },
    async close() {
      stop();
      connection.disconnect();
    },
  };
}

/** A cluster subscribes again by itself, and does not wait for the replies: the second report comes after them. */
function reportLosses(connection: Cluster, onLoss: () => void): void {
  for (const event of ["subscribersReady", "ready"])
    connection.on(event, () => {
      onLoss();
      setTimeout(onLoss, resubscribeMs).unref();
    });
}

/** After a connection came back. What Redis refuses is tried again. */
function subscribeAgain(
  connection: Redis,
  channels: ReadonlySet<string>,
  onLoss: () => void,
): void {
  const subscribe = (): void => {
    if (channels.size === 0 || connection.status !== "ready") return;
    connection.ssubscribe(...channels).then(onLoss, () => {
      setTimeout(subscribe, resubscribeMs).unref();
    });
  };
  connection.on("ready", subscribe);
}

/** A connection whose other end is gone without a word is opened anew. */
function watchConnection(connection: Redis): () => void {
  const timer = setInterval(() => {
    if (connection.status === "ready") connection.ping().catch(() => connection.disconnect(true));
  }, pingMs).unref();
  return () => clearInterval(timer);
}
