import { connectOnce, createBounds } from "./create-bounds.ts";
import { createSingle, type ConnectionOptions } from "./create-connection.ts";
import { describeAddress, type RedisAddress } from "./read-redis-url.ts";
import { textOf } from "./reply.ts";

/** One host may be the door to a cluster, as that of a managed one is; and several must be one. */
export async function findCluster(options: ConnectionOptions): Promise<RedisAddress> {
  const { address } = options;
  const isCluster = await isClusterMode(options);
  if (address.isCluster && !isCluster)
    throw new Error(
      `${describeAddress(address)} is not a Redis Cluster: name one host, or set cluster-enabled yes on all of them.`,
    );
  return { ...address, isCluster };
}

/** As the first host that answers says it. */
async function isClusterMode(options: ConnectionOptions): Promise<boolean> {
  const { address } = options;
  let reason: unknown;
  for (const host of address.hosts) {
    try {
      return await askHost({ ...options, address: { ...address, hosts: [host] } });
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

async function askHost(options: ConnectionOptions): Promise<boolean> {
  const connection = createSingle(options);
  try {
    const within = createBounds(connection, options.timeoutMs);
    await connectOnce(connection, within);
    const info = await within(() => connection.callBuffer("INFO", "cluster").catch(() => ""));
    return /^cluster_enabled:1/m.test(textOf(info));
  } finally {
    connection.disconnect();
  }
}
