import { present } from "@agentstream/stream";
import { Cluster, Redis } from "ioredis";

import type { RedisAddress } from "./read-redis-url.ts";

export interface ConnectionOptions {
  readonly address: RedisAddress;
  /** Redis shows it in its list of clients. */
  readonly name: string;
  readonly timeoutMs: number;
}

const longestPauseMs = 1000;
const retryStrategy = (times: number): number => Math.min(times * 50, longestPauseMs);

/** What is sent while Redis is away fails in time, and is not sent later. */
function optionsOf({ address, name, timeoutMs }: ConnectionOptions) {
  const { username, password, isTls, db } = address;
  return present({
    username,
    password,
    db,
    tls: isTls ? {} : undefined,
    protocol: 2 as const,
    connectionName: name,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    // a refusal would be an error that nobody handles
    autoResubscribe: false,
    keepAlive: 10_000,
    retryStrategy,
    lazyConnect: true,
  });
}

export function createSingle(options: ConnectionOptions): Redis {
  return new Redis({ ...optionsOf(options), ...options.address.hosts[0] });
}

/** `listens`: it has a further connection to each primary, for channels. */
export function createClusterConnection(options: ConnectionOptions, listens = false): Cluster {
  return new Cluster([...options.address.hosts], {
    redisOptions: optionsOf(options),
    clusterRetryStrategy: retryStrategy,
    // a node that came back, or a replica that was promoted, is found at once
    clusterNodeRetryStrategy: retryStrategy,
    slotsRefreshTimeout: options.timeoutMs,
    slotsRefreshInterval: 5000,
    retryDelayOnFailover: 200,
    retryDelayOnClusterDown: 200,
    maxRedirections: 16,
    shardedSubscribers: listens,
    lazyConnect: true,
  });
}
