import type { Adapter } from "@agentstream/adapter-kit";
import { createDialect } from "@agentstream/dialects";
import type { UesEvent } from "@agentstream/schema";

import { findAgent } from "./find-agent.ts";
import { isAvailable } from "./is-available.ts";
import { startAgent, type AgentOptions } from "./run-agent.ts";

/** An agent as the library `cligent` has it: its events are those of the unified event stream. */
export interface AgentAdapter {
  readonly id: string;
  readonly name: string;
  run(prompt: string, options?: AgentOptions): AsyncGenerator<UesEvent, void, void>;
  isAvailable(): Promise<boolean>;
}

/** Agents that have another name there. */
const aliases: ReadonlyMap<string, string> = new Map([["claude-code", "claude"]]);
const namesThere: ReadonlyMap<string, string> = new Map([["claude", "claude-code"]]);

/** An agent by its id, or by its adapter. A missing adapter is reported when the agent is run. */
export function createAgent(agent: string | Adapter): AgentAdapter {
  const given = typeof agent === "string" ? agent : agent.id;
  const id = aliases.get(given) ?? given;
  const find = (): Promise<Adapter> =>
    typeof agent === "string" ? findAgent(id) : Promise.resolve(agent);
  return {
    id: namesThere.get(id) ?? id,
    name: typeof agent === "string" ? (names.get(id) ?? id) : agent.name,
    async *run(prompt, options = {}) {
      const run = await startAgent(await find(), prompt, options);
      const dialect = createDialect("ues");
      for await (const batch of run.batches) for (const event of batch) yield* dialect.push(event);
      yield* dialect.end();
    },
    isAvailable: async () => isAvailable(typeof agent === "string" ? id : agent),
  };
}

const names: ReadonlyMap<string, string> = new Map([
  ["claude", "Claude Code"],
  ["codex", "Codex CLI"],
  ["gemini", "Gemini CLI"],
  ["echo", "Echo"],
]);
