import type { Adapter } from "@agentstream/adapter-kit";
import { agents, createAcpAgent } from "@agentstream/agents";
import { isBuiltIn } from "@agentstream/runner";

/** An agent that the server's owner has registered: any command that speaks ACP. It gets no vendor's keys. */
export interface RegisteredAgent {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Which of its own modes keeps it to what. */
  readonly modes?: Parameters<typeof createAcpAgent>[0]["modes"];
}

/** The server's variables that single agents get in addition, by agentType. */
export type AgentVariables = Readonly<Record<string, readonly string[]>>;

/** All agents that requests may name, by agentType, each with the variables that its owner has named for it. */
export function withRegistered(
  registered: readonly RegisteredAgent[],
  variables: AgentVariables = {},
): Map<string, Adapter> {
  const own = registered.map(({ name, command, args, modes }) =>
    createAcpAgent({ id: name, name, command, args, modes }),
  );
  const known = new Map([...agents, ...own].map((adapter) => [adapter.id, adapter]));
  for (const [id, names] of Object.entries(variables)) {
    const adapter = known.get(id);
    if (adapter === undefined)
      throw new Error(
        `--agent-env names ${JSON.stringify(id)}; expected one of ${[...known.keys()].join(", ")}.`,
      );
    known.set(id, passing(adapter, names));
  }
  return known;
}

function passing(adapter: Adapter, names: readonly string[]): Adapter {
  // it has no process
  if (isBuiltIn(adapter)) return adapter;
  const { passes = [], clears = [], keys = [] } = adapter.environment ?? {};
  return { ...adapter, environment: { passes: [...passes, ...names], clears, keys } };
}
