import type { Adapter } from "@agentstream/adapter-kit";
import type { AgentClient, ClientOptions } from "@agentstream/client";
import type { RunOptions } from "@agentstream/runner";
import type { PermissionTier } from "@agentstream/schema";

export interface LocalClientOptions extends Omit<ClientOptions, "isValid"> {
  /** The folder in which sessions are kept. Absent: in memory, until `close`. */
  readonly data?: string | undefined;
  /** The folders that agents may work in; the first one unless a session's config says otherwise. Absent: the current one. */
  readonly workspaces?: readonly string[] | undefined;
  /** What no session exceeds. Absent: autonomous. */
  readonly allowTier?: PermissionTier | undefined;
  /** Agents in addition to those that ship here. */
  readonly agents?: readonly Adapter[] | undefined;
  /** For every run: timeouts, variables. */
  readonly runOptions?: RunOptions | undefined;
}

/** A client of agents in this process. */
export interface LocalClient extends AgentClient {
  /** Running runs get this time to finish, then they are stopped. Absent: none. */
  readonly close: (graceMs?: number) => Promise<void>;
}

/** Agents in this process by the interface of a gateway's client; what it needs is loaded when it is called. */
export async function createLocalClient(options: LocalClientOptions = {}): Promise<LocalClient> {
  const { createAgentClient } = await import("@agentstream/client");
  const { openLocalSessions } = await import("./local-client/open-local-sessions.ts");
  const { createLocalTransport } = await import("./local-client/create-local-transport.ts");
  const sessions = await openLocalSessions(options);
  return {
    ...createAgentClient({ ...options, transport: createLocalTransport(sessions) }),
    close: (graceMs = 0) => sessions.close(graceMs),
  };
}
