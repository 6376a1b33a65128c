import type { RunSignal } from "@agentstream/sessions";

import type { RedisClient } from "../connection/redis-client.ts";
import { listOf, textOf } from "../connection/reply.ts";
import { takeSignal as script } from "../lua/take-signal.ts";

export interface TakenSignal {
  readonly signal: RunSignal;
  /** Where the reply goes. */
  readonly channel: string;
}

/** Undefined: another one has it. */
export async function takeSignal(
  client: RedisClient,
  stream: string,
  id: string,
): Promise<TakenSignal | undefined> {
  const taken = await client.run(script, [stream], [id]);
  if (taken === null) return undefined;
  const [signal, channel = ""] = listOf(taken).map(textOf);
  return { signal: signalOf(signal), channel };
}

// this was written by a process of this store
const signalOf = (text = ""): RunSignal => JSON.parse(text);
