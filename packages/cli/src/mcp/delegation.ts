import type { AgentSession } from "@agentstream/client";
import { messageOf } from "@agentstream/stream";

import { createRunProgress, follow, type RunProgress } from "./run-progress.ts";

/** Work that was handed to an agent: a session, which is followed for as long as this process lives. */
export interface Delegation {
  readonly session: AgentSession;
  readonly progress: Readonly<RunProgress>;
  /** Another prompt was accepted: it is a run of its own. */
  readonly expectRun: () => void;
  /** No run waits or runs. */
  readonly isOver: () => boolean;
  /** Calls the listener after each event. */
  readonly watch: (listener: () => void) => () => void;
  /** A request was answered: it is not open any more, though the event of its outcome is yet to come. */
  readonly settle: (requestId: string) => void;
  readonly stop: () => void;
}

export function createDelegation(session: AgentSession): Delegation {
  const progress = createRunProgress();
  const listeners = new Set<() => void>();
  const reading = new AbortController();
  let prompts = 1;
  let isLost = false;

  async function read(): Promise<void> {
    const { signal } = reading;
    for await (const event of session.read({ after: 0, follow: "session", signal })) {
      follow(progress, event);
      for (const listener of listeners) listener();
    }
    lose("The session was deleted.");
  }
  function lose(error: string): void {
    if (reading.signal.aborted) return;
    isLost = true;
    Object.assign(progress, { state: "failed", error });
    progress.requests.clear();
    for (const listener of listeners) listener();
  }
  void read().catch((error: unknown) => {
    const reason = messageOf(error);
    lose(`The session cannot be read: ${reason}`);
  });

  return {
    session,
    progress,
    expectRun() {
      prompts++;
    },
    isOver: () => isLost || progress.ended >= prompts,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    settle: (requestId) => void progress.requests.delete(requestId),
    stop: () => reading.abort(),
  };
}
