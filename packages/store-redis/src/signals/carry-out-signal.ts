import type { Signals } from "@agentstream/sessions";
import { messageOf } from "@agentstream/stream";

import type { RedisClient } from "../connection/redis-client.ts";
import { takeSignal } from "./take-signal.ts";

/** Takes a signal, unless another one has it, and sends what became of it back. */
export async function carryOutSignal(
  client: RedisClient,
  stream: string,
  id: string,
  listener: Parameters<Signals["listen"]>[1],
): Promise<void> {
  const taken = await takeSignal(client, stream, id);
  if (taken === undefined) return;
  const reply = await listener(taken.signal).catch((error: unknown) => ({
    isUsed: false,
    reason: messageOf(error),
  }));
  await client.call("SPUBLISH", taken.channel, `${stream}:${id} ${JSON.stringify(reply)}`);
}
