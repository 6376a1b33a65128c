import type { RedisClient } from "../connection/redis-client.ts";
import type { KeyNames } from "../key-names.ts";
import type { Subscriptions } from "../subscriptions/create-subscriptions.ts";

/** What every part of a cluster is made of. */
export interface Parts {
  readonly client: RedisClient;
  readonly names: KeyNames;
  readonly subscriptions: Subscriptions;
  /** Of this process: what it has said itself is not news to it. */
  readonly origin: string;
}
