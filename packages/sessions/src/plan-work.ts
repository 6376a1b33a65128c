import type { McpServer } from "@agentstream/schema";

import type { Context } from "./context.ts";
import type { PlannedRun } from "./plan-run.ts";
import { keptMcpServers } from "./resolve-mcp-servers.ts";
import { SessionProblem } from "./session-problem.ts";
import type { StoredSession } from "./store.ts";
import type { WorkInput, WorkItem } from "./work.ts";

/** The MCP servers with secrets of runs that wait: they are written nowhere. */
export interface Secrets {
  /** The parts of the input may be written. */
  readonly keep: (sessionId: string, run: number, input: WorkInput) => WorkInput;
  readonly take: (sessionId: string, run: number) => McpServer[] | undefined;
}

export function createSecrets(): Secrets {
  const servers = new Map<string, McpServer[]>();
  return {
    keep(sessionId, run, input) {
      const { mcpServers, secretMcpServers } = keptMcpServers(input.mcpServers);
      if (secretMcpServers === undefined) return input;
      servers.set(`${run} ${sessionId}`, input.mcpServers ?? []);
      return { ...input, mcpServers, secretMcpServers };
    },
    take(sessionId, run) {
      const key = `${run} ${sessionId}`;
      const found = servers.get(key);
      servers.delete(key);
      return found;
    },
  };
}

/** Plans a promised run on the worker that runs it. Throws why it cannot run here. */
export async function planWork(
  { planRun, secrets }: Context,
  session: StoredSession,
  { run, input: { secretMcpServers, ...input } }: WorkItem,
): Promise<PlannedRun> {
  const sent = secrets.take(session.id, run);
  if (secretMcpServers !== undefined && sent === undefined)
    throw new SessionProblem(
      "invalid",
      `The env and headers of ${secretMcpServers.join(", ")} were lost when the server was stopped, for they are not kept: send the prompt again.`,
    );
  return planRun({
    ...input,
    mcpServers: sent ?? input.mcpServers,
    resume: session.nativeSessionId,
  });
}
