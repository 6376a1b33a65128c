import { StoreUnavailableError, type RunSignal, type SignalReply } from "@agentstream/sessions";

import type { RedisClient } from "../connection/redis-client.ts";
import { textOf } from "../connection/reply.ts";
import { sendSignal } from "../lua/send-signal.ts";
import type { ReplyBox } from "./create-reply-box.ts";
import { takeSignal } from "./take-signal.ts";
import { wakeOf } from "./wake-of.ts";

/** How long a signal may wait for the worker of its run to take it. */
const takeMs = 1500;
/** How long the worker may take for its reply. */
const replyMs = 60_000;

/** Sends a signal and waits for the reply. Throws a StoreUnavailableError if the worker has it, but no reply came. */
export async function deliverSignal(
  client: RedisClient,
  replies: ReplyBox,
  stream: string,
  signal: RunSignal,
): Promise<SignalReply> {
  await replies.open();
  const args = [wakeOf(stream), JSON.stringify(signal), replies.channel, takeMs * 4];
  const sent = await client.run(sendSignal, [stream], args);
  if (sent === null) return "nobody";
  const id = textOf(sent);
  const key = `${stream}:${id}`;
  try {
    const early = await replies.wait(key, takeMs);
    if (early === undefined && (await takeSignal(client, stream, id)) !== undefined)
      return "nobody";
    const reply = early ?? (await replies.wait(key, replyMs));
    if (reply === undefined)
      throw new StoreUnavailableError("The worker has the signal; its reply did not come.");
    return replyOf(reply);
  } finally {
    replies.forget(key);
  }
}

// this was written by a process of this store
const replyOf = (text: string): SignalReply => JSON.parse(text);
