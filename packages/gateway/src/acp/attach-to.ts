import { isOver, type Caller, type Sessions, type StoredSession } from "@agentstream/sessions";

import type { ClientView } from "./client-view.ts";
import { createAsker } from "./create-asker.ts";
import { followRun, replayLog } from "./follow-run.ts";

interface Attachment {
  readonly sessions: Sessions;
  readonly caller: Caller;
  readonly conversationId: string;
  readonly sessionId: string;
  readonly view: ClientView;
  readonly replays: boolean;
  readonly follows: boolean;
  readonly signal: AbortSignal;
}

/**
 * Brings a client up to date that has come back: what is in the log, then, after this has resolved, what still runs,
 * with the requests that wait for an answer.
 */
export async function attachTo(attachment: Attachment): Promise<void> {
  const { sessions, caller, sessionId, view, replays, follows, signal } = attachment;
  const session = await sessions.get(caller, sessionId);
  if (replays)
    await replayLog(sessions.events(caller, sessionId, { signal }), session.lastSeq, view.update);
  if (!follows || isOver(session.state) || signal.aborted) return;
  void followRest(attachment, session).catch((error: unknown) => {
    if (!signal.aborted) view.log(`The conversation is not followed any more: ${String(error)}`);
  });
}

async function followRest(attachment: Attachment, session: StoredSession): Promise<void> {
  const { sessions, caller, conversationId, sessionId, view, signal } = attachment;
  const first = await sessions.currentRun(session);
  for (let run = first; run <= session.runs && !signal.aborted; run++) {
    const asker = createAsker({ conversationId, sessionId, sessions, caller, view });
    const stop = (): void => asker.close();
    signal.addEventListener("abort", stop, { once: true });
    try {
      const events = sessions.events(caller, sessionId, { run, signal });
      // nobody waits for the outcome of a prompt of another connection
      await followRun({ events, asker, update: view.update, after: session.lastSeq }).catch(
        () => undefined,
      );
    } finally {
      signal.removeEventListener("abort", stop);
      asker.close();
    }
  }
}
