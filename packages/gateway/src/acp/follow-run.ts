import type { StopReason } from "@agentclientprotocol/sdk";
import { createDialect } from "@agentstream/dialects";
import type { UnifiedEvent } from "@agentstream/schema";
import type { AcpUpdate } from "@agentstream/schema/dialects/acp";

import type { RequestAsker } from "./create-asker.ts";
import { stopReasonOf, stopWordOf } from "./stop-reason.ts";

/** A run, and its client. */
interface Followed {
  readonly events: AsyncIterable<UnifiedEvent>;
  readonly update: (update: AcpUpdate) => Promise<void>;
  readonly asker: RequestAsker;
  /** The client has the events up to this seq. */
  readonly after?: number;
  /** The client has just sent the prompt. */
  readonly isOwn?: boolean;
}

/** Sends a run to the client while it happens. Resolves to the answer to its prompt. */
export async function followRun(followed: Followed): Promise<StopReason> {
  const { events, update, asker, after = 0, isOwn = false } = followed;
  const dialect = createDialect("acp");
  let stopWord: string | undefined;
  for await (const event of events) {
    const isKnown = (event.seq ?? 0) <= after;
    for (const { params } of dialect.push(event))
      if (!isKnown && !(isOwn && event.type === "turnStarted")) await update(params.update);
    if (isKnown) asker.recall(event);
    else asker.hear(event);
    if (event.seq === after) asker.askRecalled();
    stopWord = stopWordOf(event) ?? stopWord;
    if (event.type === "sessionEnded") return stopReasonOf(event, stopWord);
  }
  throw new Error("The conversation was closed or removed while its prompt ran.");
}

/** Sends what is in the log up to this event, prompts included. */
export async function replayLog(
  events: AsyncIterable<UnifiedEvent>,
  lastSeq: number,
  update: (update: AcpUpdate) => Promise<void>,
): Promise<void> {
  if (lastSeq === 0) return;
  const dialect = createDialect("acp");
  for await (const event of events) {
    for (const { params } of dialect.push(event))
      // the mode of today is in the answer
      if (params.update.sessionUpdate !== "current_mode_update") await update(params.update);
    if ((event.seq ?? 0) >= lastSeq) return;
  }
}
