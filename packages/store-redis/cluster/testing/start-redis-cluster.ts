import { startRedis, type RedisServer, type ServerOptions } from "./start-redis.ts";

export interface RedisCluster {
  readonly url: string;
  /** The primaries. */
  readonly servers: readonly RedisServer[];
  readonly replicas: readonly RedisServer[];
}

interface ClusterServerOptions extends ServerOptions {
  /** Whether each primary has one. */
  readonly hasReplicas?: boolean;
}

/** The slots of each primary. */
const ranges = [
  ["0", "5460"],
  ["5461", "10922"],
  ["10923", "16383"],
] as const;

/** A real cluster of three primaries. */
export async function startRedisCluster(options: ClusterServerOptions = {}): Promise<RedisCluster> {
  const start = (): Promise<RedisServer> => startRedis({ ...options, isClusterNode: true });
  const servers = await Promise.all(ranges.map(start));
  const replicas = options.hasReplicas === true ? await Promise.all(ranges.map(start)) : [];
  const all = [...servers, ...replicas];
  for (const [at, { call }] of servers.entries())
    await call("CLUSTER", "ADDSLOTSRANGE", ...(ranges[at] ?? []));
  for (const [at, { call }] of all.entries())
    await call("CLUSTER", "SET-CONFIG-EPOCH", String(at + 1));
  for (const { call } of servers)
    for (const { port } of all) await call("CLUSTER", "MEET", "127.0.0.1", String(port));
  for (const server of all) await waitUntil(server, "CLUSTER", "INFO", isWhole(all.length));
  for (const [at, replica] of replicas.entries()) await follow(replica, servers[at]);
  return {
    url: `redis://${servers.map(({ port }) => `127.0.0.1:${port}`).join(",")}`,
    servers,
    replicas,
  };
}

async function follow(replica: RedisServer, primary: RedisServer | undefined): Promise<void> {
  const id = String(await primary?.call("CLUSTER", "MYID"));
  await replica.call("CLUSTER", "REPLICATE", id);
  if (primary !== undefined) await waitUntil(primary, "INFO", "replication", /state=online/);
}

const isWhole = (count: number): RegExp =>
  new RegExp(`cluster_state:ok[^]*cluster_known_nodes:${count}`);

async function waitUntil(
  { call }: RedisServer,
  command: string,
  argument: string,
  expected: RegExp,
): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (expected.test(String(await call(command, argument)))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The cluster does not reach ${expected.source}.`);
}
