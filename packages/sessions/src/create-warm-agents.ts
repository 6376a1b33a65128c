import type { KeptAgent } from "@agentstream/runner";

import { createPreparations } from "./create-preparations.ts";
import type { PlannedRun } from "./plan-run.ts";

/** Agents that have ended a run and wait for the next prompt of their session. */
export interface WarmAgents {
  /** Whether agents of such runs are kept. */
  readonly keeps: (planned: PlannedRun) => boolean;
  readonly put: (sessionId: string, agent: KeptAgent, planned: PlannedRun) => void;
  /** Starts the agent of a session that has no prompt yet; `start` is given the signal that ends the attempt. */
  readonly prepare: (
    sessionId: string,
    planned: PlannedRun,
    start: (signal: AbortSignal) => Promise<KeptAgent | undefined>,
  ) => void;
  /** The session's agent, which no longer waits. One that was started with other settings is ended first. */
  readonly take: (sessionId: string, planned: PlannedRun) => Promise<KeptAgent | undefined>;
  /** Ends the session's agent. */
  readonly end: (sessionId: string) => Promise<void>;
  readonly endAll: () => Promise<void>;
  readonly count: () => number;
}

export interface WarmOptions {
  /** How long an agent waits; 0: none does. */
  readonly lingerMs: number;
  /** How many may wait at once: one more ends the one that has waited longest. */
  readonly maxWarm: number;
}

export function createWarmAgents({ lingerMs, maxWarm }: WarmOptions): WarmAgents {
  const waiting = createWaiting(lingerMs);
  const preparations = createPreparations(lingerMs);

  async function end(sessionId: string): Promise<void> {
    await preparations.stop(sessionId);
    await waiting.remove(sessionId)?.agent.end();
  }

  function put(sessionId: string, agent: KeptAgent, planned: PlannedRun): void {
    waiting.add(sessionId, agent, planned);
    const [longest] = waiting.ids();
    if (waiting.ids().length > maxWarm && longest !== undefined) void end(longest);
  }

  return {
    keeps: ({ request, isUnattended }) =>
      lingerMs > 0 && maxWarm > 0 && !isUnattended && !hasOwnLimits(request),
    put,
    prepare(sessionId, planned, start) {
      preparations.begin(sessionId, start, (agent) => put(sessionId, agent, planned));
    },
    async take(sessionId, planned) {
      await preparations.done(sessionId);
      const warm = waiting.remove(sessionId);
      if (warm === undefined) return undefined;
      if (warm.settings === settingsOf(planned) && warm.agent.isAlive()) return warm.agent;
      await warm.agent.end();
      return undefined;
    },
    end,
    async endAll() {
      await Promise.all([...preparations.ids(), ...waiting.ids()].map((id) => end(id)));
    },
    count: () => waiting.ids().length,
  };
}

interface Warm {
  readonly agent: KeptAgent;
  readonly settings: string;
  readonly timer: NodeJS.Timeout;
}

interface Waiting {
  readonly add: (sessionId: string, agent: KeptAgent, planned: PlannedRun) => void;
  /** The session's agent waits no more. */
  readonly remove: (sessionId: string) => Warm | undefined;
  /** In the order in which they began to wait. */
  readonly ids: () => readonly string[];
}

/** Agents that wait, each for its time; one that is gone is forgotten. */
function createWaiting(lingerMs: number): Waiting {
  const agents = new Map<string, Warm>();

  function remove(sessionId: string): Warm | undefined {
    const warm = agents.get(sessionId);
    clearTimeout(warm?.timer);
    agents.delete(sessionId);
    return warm;
  }

  return {
    add(sessionId, agent, planned) {
      const timer = setTimeout(() => void remove(sessionId)?.agent.end(), lingerMs).unref();
      const warm = { agent, settings: settingsOf(planned), timer };
      agents.set(sessionId, warm);
      void agent.exited.then(() => {
        if (agents.get(sessionId) === warm) remove(sessionId);
      });
    },
    remove,
    ids: () => [...agents.keys()],
  };
}

/** An agent counts these over all that its process does. */
const hasOwnLimits = ({ maxTurns, maxBudgetUsd }: PlannedRun["request"]): boolean =>
  maxTurns !== undefined || maxBudgetUsd !== undefined;

/** What a process was started with: all but what differs from prompt to prompt. */
const settingsOf = ({ request }: PlannedRun): string =>
  JSON.stringify({ ...request, prompt: undefined, resume: undefined });
