import { demo, type Adapter } from "@agentstream/adapter-kit";
import { createAcpAgent } from "@agentstream/adapters-acp";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { opencode } from "@agentstream/adapters-opencode";
import { echo } from "@agentstream/runner";

/** The agents that the gateway knows, by agentType. The only file here that names a vendor. */
export const agents: ReadonlyMap<string, Adapter> = new Map(
  [claude, codex, gemini, opencode, echo, demo].map((adapter) => [adapter.id, adapter]),
);

/** An agent that the server's owner has registered: any command that speaks ACP. */
export interface RegisteredAgent {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Which of its own modes keeps it to what. */
  readonly modes?: Parameters<typeof createAcpAgent>[0]["modes"];
}

/** All agents that requests may name. */
export const withRegistered = (registered: readonly RegisteredAgent[]): Map<string, Adapter> =>
  new Map([
    ...agents,
    ...registered.map(({ name, command, args, modes }): [string, Adapter] => [
      name,
      createAcpAgent({ id: name, name, command, args, ...(modes !== undefined && { modes }) }),
    ]),
  ]);
