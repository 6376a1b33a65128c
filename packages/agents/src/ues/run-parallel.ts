import type { AgentOptions } from "@agentstream/runner";
import type { UesEvent } from "@agentstream/schema";

import type { AgentAdapter } from "./create-agent.ts";
import { mergeStreams } from "./merge-streams.ts";

export interface ParallelTask {
  readonly adapter: AgentAdapter;
  readonly prompt: string;
  readonly options?: AgentOptions;
}

/**
 * Runs several tasks at once. Each event names its agent, and comes as it happens. A task that cannot be started
 * fails alone: the others continue.
 */
export async function* runParallel(
  tasks: readonly ParallelTask[],
): AsyncGenerator<UesEvent, void, void> {
  const leaving = new AbortController();
  yield* mergeStreams(
    tasks.map((task) => runTask(task, leaving.signal)),
    // the reader has left: agents that still run are stopped
    () => leaving.abort(),
  );
}

async function* runTask(task: ParallelTask, leaving: AbortSignal): AsyncGenerator<UesEvent> {
  const { adapter, prompt, options = {} } = task;
  const signals = [leaving, options.abortSignal].filter((signal) => signal !== undefined);
  const agent = adapter.id;
  try {
    const events = adapter.run(prompt, { ...options, abortSignal: AbortSignal.any(signals) });
    for await (const event of events) yield { ...event, agent };
  } catch (error) {
    yield* failure(agent, error);
  }
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
