import { packageVersion } from "@agentstream/runner";
import { permissionTiers, type PermissionTier } from "@agentstream/schema/core";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";

import { write, type Terminal } from "../terminal.ts";
import { createServer } from "./create-server.ts";
import { createDelegations } from "./delegations.ts";
import type { Host } from "./open-host.ts";
import type { ToolContext } from "./tool.ts";

export interface McpOptions {
  readonly maxTier: PermissionTier;
  /** The client may answer what agents ask. */
  readonly answers: boolean;
  /** The end of the client leaves the runs of a gateway as they are. */
  readonly leavesRuns: boolean;
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Serves one client until it closes the input or a signal arrives. The output has messages of the protocol only. */
export async function serveMcp(
  host: Host,
  { maxTier, answers, leavesRuns }: McpOptions,
  terminal: Terminal,
): Promise<void> {
  const delegations = createDelegations(host.client, { answers });
  const context: ToolContext = {
    delegations,
    answers,
    agents: host.agents,
    tiers: tiersUpTo(maxTier),
    workspaces: host.workspaces,
  };
  const version = packageVersion(new URL("../", import.meta.url).href);
  const transport = new ClosingTransport(terminal.stdin, terminal.stdout);
  const server = serveStdio(() => createServer(version, context), {
    transport,
    onerror: ({ message }) =>
      void write(terminal.stderr, `agentstream: ${message}\n`).catch(() => {}),
  });
  const end = (): void => void transport.close();
  for (const name of signals) terminal.on(name, end);
  await transport.closed;
  for (const name of signals) terminal.off(name, end);
  await delegations.close(leavesRuns);
  await host.close();
  await server.close();
  terminal.stdin.destroy();
}

/** Knows when it is closed: by the end of the input, a failed output, a message that is too long, or by itself. */
class ClosingTransport extends StdioServerTransport {
  #settle = (): void => {};
  readonly closed = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });

  override async close(): Promise<void> {
    await super.close();
    this.#settle();
  }
}

function tiersUpTo(max: PermissionTier): ToolContext["tiers"] {
  const [first, ...rest] = permissionTiers.slice(0, permissionTiers.indexOf(max) + 1);
  return [first ?? max, ...rest];
}
