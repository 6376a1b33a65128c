import type { Adapter } from "@agentstream/adapter-kit";
import { createDialect } from "@agentstream/dialects";
import { findAgent as loadAgent, isAvailable, startAgent } from "@agentstream/runner";
import type { AgentOptions } from "@agentstream/runner";
import type { UesEvent } from "@agentstream/schema";

import { findAgent } from "../find-agent.ts";

/** An agent as the library `cligent` has it: its events are those of the unified event stream. */
export interface AgentAdapter {
  readonly id: string;
  readonly name: string;
  run(prompt: string, options?: AgentOptions): AsyncGenerator<UesEvent, void, void>;
  isAvailable(): Promise<boolean>;
}

/**
 * An agent by its id, or by its adapter. An id that does not ship here is looked up as the package
 * `@agentstream/adapters-<id>` when it is run.
 */
export function createAgent(agent: string | Adapter): AgentAdapter {
  const adapter = typeof agent === "string" ? findAgent(agent) : agent;
  const id = typeof agent === "string" ? (adapter?.id ?? agent) : agent.id;
  return {
    id: adapter?.names?.ues ?? id,
    name: adapter?.name ?? id,
    async *run(prompt, options = {}) {
      const run = await startAgent(adapter ?? (await loadAgent(id)), prompt, options);
      const dialect = createDialect("ues");
      for await (const batch of run.batches) for (const event of batch) yield* dialect.push(event);
      yield* dialect.end();
    },
    isAvailable: () => isAvailable(adapter ?? id),
  };
}
