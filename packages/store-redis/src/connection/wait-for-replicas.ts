import { StoreUnavailableError } from "@agentstream/sessions";
import type { Cluster, Redis } from "ioredis";

import type { Script } from "./define-script.ts";
import type { Argument, RedisClient } from "./redis-client.ts";
import { numberOf, textOf, type Reply } from "./reply.ts";
import { isUnknownScript, translateError } from "./translate-error.ts";

/**
 * What a script has written is at a replica of its primary before the call resolves, where the primaries have any. Redis
 * waits for all that was written before on the node, so a repeated call that finds its work done waits for it, too.
 */
export async function waitForReplicas(
  client: RedisClient,
  timeoutMs: number,
): Promise<RedisClient> {
  const counts = (await client.callAll("INFO", "replication")).map(readReplicas);
  const replicas = Math.min(1, ...counts);
  if (replicas === 0) return client;
  const waitMs = Math.max(1, Math.floor(timeoutMs / 2));
  return {
    ...client,
    async run(script, keys, args) {
      if (script.isReading) return client.run(script, keys, args);
      const [result, reached] = await client.within((connection) =>
        evaluateAndWait(connection, script, [keys.length, ...keys, ...args], [replicas, waitMs]),
      );
      if (numberOf(reached) < replicas)
        throw new StoreUnavailableError(
          `No replica has confirmed in ${waitMs} ms what was written: check the replicas.`,
        );
      return result;
    },
  };
}

/** How many replicas a primary has, from its INFO. */
const readReplicas = (info: Reply): number =>
  Number(/^connected_slaves:(\d+)/m.exec(textOf(info))?.[1] ?? 0);

type Wait = readonly [replicas: number, ms: number];

async function evaluateAndWait(
  connection: Redis | Cluster,
  { sha, lua }: Script,
  args: readonly Argument[],
  wait: Wait,
): Promise<readonly [result: Reply, reached: Reply]> {
  const replies = await pipe(connection, "EVALSHA", [sha, ...args], wait);
  const [error] = replies[0] ?? [];
  if (error === null || !isUnknownScript(error)) return unwrap(replies);
  return unwrap(await pipe(connection, "EVAL", [lua, ...args], wait));
}

type Replies = readonly (readonly [error: Error | null, reply: Reply])[];

/** Both on the connection of the node that has the keys. */
const pipe = async (
  connection: Redis | Cluster,
  command: string,
  args: readonly Argument[],
  [replicas, ms]: Wait,
): Promise<Replies> =>
  (await connection
    .pipeline()
    .callBuffer(command, [...args])
    .call("WAIT", [replicas, ms])
    .exec()) ?? [];

function unwrap(replies: Replies): readonly [result: Reply, reached: Reply] {
  const [result, reached] = replies;
  const error = result?.[0] ?? reached?.[0];
  if (error !== null && error !== undefined) throw translateError(error);
  return [result?.[1], reached?.[1]];
}
