import { messageOf } from "@agentstream/stream";

/** A session whose log could not be closed or read: it stays as it is, and the server goes on without it. */
export interface QuarantinedSession {
  readonly sessionId: string;
  readonly reason: string;
}

export interface Quarantine {
  readonly add: (sessionId: string, error: unknown) => void;
  readonly list: () => readonly QuarantinedSession[];
  /** Calls the listener for each session that is or will be in quarantine. */
  readonly watch: (listener: (session: QuarantinedSession) => void) => void;
}

export function createQuarantine(): Quarantine {
  const sessions = new Map<string, QuarantinedSession>();
  const listeners: ((session: QuarantinedSession) => void)[] = [];
  return {
    add(sessionId, error) {
      if (sessions.has(sessionId)) return;
      const session = { sessionId, reason: messageOf(error) };
      sessions.set(sessionId, session);
      for (const listener of listeners) listener(session);
    },
    list: () => [...sessions.values()],
    watch(listener) {
      listeners.push(listener);
      for (const session of sessions.values()) listener(session);
    },
  };
}
