import type { UesEvent } from "@agentstream/schema";

import { createInbox, type Handled } from "../stream/create-inbox.ts";
import type { AgentAdapter } from "./create-agent.ts";
import type { AgentOptions } from "./run-agent.ts";

export interface ParallelTask {
  readonly adapter: AgentAdapter;
  readonly prompt: string;
  readonly options?: AgentOptions;
}

type Arrival = Handled & ({ readonly event: UesEvent } | { readonly ended: true });

/**
 * Runs several tasks at once. Each event names its agent, and comes as it happens. A task that cannot start fails
 * alone.
 */
export async function* runParallel(
  tasks: readonly ParallelTask[],
): AsyncGenerator<UesEvent, void, void> {
  const inbox = createInbox<Arrival>();
  const leaving = new AbortController();
  const pumps = tasks.map(async (task) => {
    const agent = task.adapter.id;
    try {
      await inbox.putAll(startTask(task, leaving.signal), (event, onHandled) => ({
        event: { ...event, agent },
        onHandled,
      }));
    } catch (error) {
      for (const event of failure(agent, error)) inbox.put({ event });
    }
    inbox.put({ ended: true });
  });
  try {
    for (let running = tasks.length; running > 0;) {
      const arrival = await inbox.next();
      if ("ended" in arrival) running--;
      else yield arrival.event;
    }
  } finally {
    // the reader left: running tasks are stopped
    inbox.close();
    leaving.abort();
    await Promise.all(pumps);
  }
}

function startTask(
  { adapter, prompt, options = {} }: ParallelTask,
  leaving: AbortSignal,
): AsyncGenerator<UesEvent, void, void> {
  const { abortSignal } = options;
  const signals = abortSignal === undefined ? [leaving] : [leaving, abortSignal];
  return adapter.run(prompt, { ...options, abortSignal: AbortSignal.any(signals) });
}

function failure(agent: string, error: unknown): UesEvent[] {
  const message = error instanceof Error ? error.message : String(error);
  const base = { agent, timestamp: Date.now(), sessionId: "" };
  return [
    { ...base, type: "error", payload: { message, recoverable: false } },
    {
      ...base,
      type: "done",
      payload: {
        status: "error",
        usage: { inputTokens: 0, outputTokens: 0, toolUses: 0 },
        durationMs: 0,
      },
    },
  ];
}
