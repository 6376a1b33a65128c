import { randomUUID } from "node:crypto";

import { checkFormat } from "./check-format.ts";
import { checkServers } from "./check-servers.ts";
import type { Cluster, ClusterOptions } from "./cluster.ts";
import { connectRedis } from "./connection/connect-redis.ts";
import { findCluster } from "./connection/find-cluster.ts";
import { readRedisUrl } from "./connection/read-redis-url.ts";
import { checkSetUp } from "./doctor/check-set-up.ts";
import { checkPrefix, createKeyNames } from "./key-names.ts";
import { createRedisNodes } from "./nodes/create-redis-nodes.ts";
import { createRedisSignals } from "./signals/create-redis-signals.ts";
import { createRedisStore } from "./store/create-redis-store.ts";
import type { Parts } from "./store/parts.ts";
import { createSubscriptions } from "./subscriptions/create-subscriptions.ts";
import { openChannels } from "./subscriptions/open-channels.ts";
import { createRedisWork } from "./work/create-redis-work.ts";

const usualTimeoutMs = 5000;
const usualPrefix = "agentstream";

/** Connects to Redis. Throws a StoreUnavailableError if it does not answer, and an Error that says what to change if it cannot be used. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { prefix = usualPrefix, durable = false } = options;
  const parts = await connect(options, createKeyNames(checkPrefix(prefix)));
  const signals = createRedisSignals(parts);
  const work = createRedisWork(parts);
  return {
    store: createRedisStore(parts),
    work,
    signals,
    nodes: createRedisNodes(parts),
    doctor: () => checkSetUp(parts, { prefix, durable }),
    async close() {
      await signals.close();
      await work.close();
      await parts.subscriptions.close();
      await parts.client.close();
    },
  };
}

async function connect(
  { url, node, durable = false, timeoutMs = usualTimeoutMs }: ClusterOptions,
  names: Parts["names"],
): Promise<Parts> {
  const named = { address: readRedisUrl(url), name: `agentstream-${node}`, timeoutMs };
  const connection = { ...named, address: await findCluster(named) };
  const client = await connectRedis({ ...connection, isDurable: durable });
  try {
    await checkServers(client);
    await checkFormat({ client, names });
    const subscriptions = await createSubscriptions((events) => openChannels(connection, events));
    return { client, names, subscriptions, origin: randomUUID() };
  } catch (error) {
    await client.close();
    throw error;
  }
}
