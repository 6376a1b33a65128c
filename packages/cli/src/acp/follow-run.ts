import type { StopReason } from "@agentclientprotocol/sdk";
import { createDialect } from "@agentstream/dialects";
import type { UnifiedEvent } from "@agentstream/schema";
import type { AcpUpdate } from "@agentstream/schema/dialects/acp";

import { stopReasonOf, stopWordOf } from "./stop-reason.ts";

/** A run, and what is done with what it says. */
interface Followed {
  readonly events: AsyncIterable<UnifiedEvent>;
  readonly update: (update: AcpUpdate) => Promise<void>;
  readonly hear: (event: UnifiedEvent) => void;
}

/** Sends a run to the client while it happens. Resolves to the answer to its prompt. */
export async function followRun({ events, update, hear }: Followed): Promise<StopReason> {
  const dialect = createDialect("acp");
  let stopWord: string | undefined;
  for await (const event of events) {
    for (const { params } of dialect.push(event))
      // the client has just sent it
      if (event.type !== "turnStarted") await update(params.update);
    hear(event);
    stopWord = stopWordOf(event) ?? stopWord;
    if (event.type === "sessionEnded") return stopReasonOf(event, stopWord);
  }
  throw new Error("The conversation was removed while its prompt ran.");
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
