import type { Cluster, Redis } from "ioredis";

import type { Script } from "./define-script.ts";
import type { Reply } from "./reply.ts";

export type Argument = string | number | Buffer;

/** Redis as the ports use it. Every call ends in bounded time, by a reply or by an error of the store. */
export interface RedisClient {
  readonly call: (command: string, ...args: Argument[]) => Promise<Reply>;
  /** All keys are of one slot. */
  readonly run: (
    script: Script,
    keys: readonly string[],
    args: readonly Argument[],
  ) => Promise<Reply>;
  /** A command to each primary. */
  readonly callAll: (command: string, ...args: string[]) => Promise<readonly Reply[]>;
  /** Does something with the connection itself, in the same bounds. */
  readonly within: <T>(work: (connection: Redis | Cluster) => Promise<T>) => Promise<T>;
  readonly address: string;
  readonly isCluster: boolean;
  readonly close: () => Promise<void>;
}
