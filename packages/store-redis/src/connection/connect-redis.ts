import { Cluster, type Redis } from "ioredis";

import { connectOnce, createBounds, type Within } from "./create-bounds.ts";
import {
  createClusterConnection,
  createSingle,
  type ConnectionOptions,
} from "./create-connection.ts";
import type { Script } from "./define-script.ts";
import { describeAddress } from "./read-redis-url.ts";
import type { Argument, RedisClient } from "./redis-client.ts";
import type { Reply } from "./reply.ts";
import { isUnknownScript } from "./translate-error.ts";
import { waitForReplicas } from "./wait-for-replicas.ts";

export interface ClientOptions extends ConnectionOptions {
  /** Whether what is written must be at a replica before the call resolves. */
  readonly isDurable: boolean;
}

/** Connects, or throws a StoreUnavailableError. */
export async function connectRedis(options: ClientOptions): Promise<RedisClient> {
  const { timeoutMs, address, isDurable } = options;
  const connection = address.isCluster ? createClusterConnection(options) : createSingle(options);
  // each call reports its own error
  connection.setMaxListeners(Infinity).on("error", () => {});
  const within = createBounds(connection, timeoutMs);
  const client = createClient(connection, within, describeAddress(address));
  try {
    await connectOnce(connection, within);
    return isDurable ? await waitForReplicas(client, timeoutMs) : client;
  } catch (error) {
    connection.disconnect();
    throw error;
  }
}

function createClient(connection: Redis | Cluster, within: Within, address: string): RedisClient {
  return {
    call: (command, ...args) => within(() => connection.callBuffer(command, args)),
    run: (script, keys, args) =>
      within(() => evaluate(connection, script, [keys.length, ...keys, ...args])),
    callAll: (command, ...args) =>
      within(() =>
        Promise.all(primariesOf(connection).map((one) => one.callBuffer(command, args))),
      ),
    within,
    address,
    isCluster: connection instanceof Cluster,
    async close() {
      await connection.quit().catch(() => {});
      connection.disconnect();
    },
  };
}

async function evaluate(
  connection: Redis | Cluster,
  { sha, lua }: Script,
  args: readonly Argument[],
): Promise<Reply> {
  try {
    return await connection.callBuffer("EVALSHA", [sha, ...args]);
  } catch (error) {
    if (!isUnknownScript(error)) throw error;
    return connection.callBuffer("EVAL", [lua, ...args]);
  }
}

const primariesOf = (connection: Redis | Cluster): readonly Redis[] =>
  connection instanceof Cluster ? connection.nodes("master") : [connection];
