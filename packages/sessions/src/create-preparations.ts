import type { KeptAgent } from "@agentstream/runner";

/** Agents that start before the first prompt of their session. */
export interface Preparations {
  /** `start` is given the signal that ends the attempt; `onReady` gets the agent. */
  readonly begin: (
    sessionId: string,
    start: (signal: AbortSignal) => Promise<KeptAgent | undefined>,
    onReady: (agent: KeptAgent) => void,
  ) => void;
  /** Resolves when the session's agent is ready, or did not start. */
  readonly done: (sessionId: string) => Promise<void>;
  readonly stop: (sessionId: string) => Promise<void>;
  readonly ids: () => readonly string[];
}

interface Preparation {
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

export function createPreparations(limitMs: number): Preparations {
  const running = new Map<string, Preparation>();

  async function done(sessionId: string): Promise<void> {
    await running.get(sessionId)?.done;
  }

  return {
    begin(sessionId, start, onReady) {
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), limitMs).unref();
      // why it does not start is reported by the run that needs it
      const starting = start(abort.signal).catch(() => undefined);
      const finished = starting.then(async (agent) => {
        clearTimeout(timer);
        running.delete(sessionId);
        if (abort.signal.aborted) await agent?.end();
        else if (agent !== undefined) onReady(agent);
      });
      running.set(sessionId, { abort, done: finished });
    },
    done,
    async stop(sessionId) {
      running.get(sessionId)?.abort.abort();
      await done(sessionId);
    },
    ids: () => [...running.keys()],
  };
}
