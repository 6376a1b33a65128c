import type { StartedGateway, StartOptions } from "@agentstream/gateway";
import { messageOf } from "@agentstream/stream";

import { mcpServersOf } from "../mcp-servers/add-mcp-options.ts";
import { UsageError } from "../terminal.ts";
import { tracingOf } from "../tracing.ts";
import { registeredAgents } from "./add-agent-options.ts";
import { openClusterOf, type OpenedCluster } from "./add-cluster-options.ts";
import { limitsOf } from "./add-limit-options.ts";
import { boundHeap } from "./bound-heap.ts";
import type { ServeFlags } from "./serve-flags.ts";

interface Secrets {
  readonly token: string | undefined;
  readonly webhookSecret: string | undefined;
}

/** Starts the server that the flags describe. Throws a UsageError that says why it cannot start. */
export async function startServer(flags: ServeFlags, secrets: Secrets): Promise<StartedGateway> {
  boundHeap();
  // the server is slow to load, and no other command needs it
  const { startGateway } = await import("@agentstream/gateway");
  let cluster: OpenedCluster | undefined;
  try {
    const options = optionsOf(flags, secrets);
    cluster = await openClusterOf(flags);
    const gateway = await startGateway({ ...options, node: cluster?.node });
    return closingAlso(gateway, cluster);
  } catch (error) {
    await cluster?.close();
    throw new UsageError(explain(error, flags));
  }
}

function optionsOf(flags: ServeFlags, { token, webhookSecret }: Secrets): StartOptions {
  const { port, host, data, allowTier, defaultTier, durable, logLevel, tokenFile } = flags;
  return {
    port,
    host,
    data,
    workspaces: flags.workspace.length === 0 ? undefined : flags.workspace,
    agents: registeredAgents(flags),
    agentEnv: flags.agentEnv,
    mcpServers: mcpServersOf(flags),
    passEnv: flags.passEnv,
    agentUser: flags.agentUser,
    agentWrapper: flags.agentWrapper,
    allowTier,
    allowEnv: flags.allowEnv.flat(),
    defaultTier,
    durable,
    raw: flags.raw,
    allowedHosts: flags.allowHost,
    allowedOrigins: flags.allowOrigin,
    openRpcOnLoopback: flags.openRpcOnLoopback,
    rpcVersion: flags.rpcVersion,
    maxConnections: flags.maxConnections,
    maxLogBytes: flags.maxLog,
    maxDataBytes: flags.maxData,
    logLevel,
    audit: flags.audit,
    servesMetrics: flags.metrics,
    token,
    tokenFile,
    ...limitsOf(flags),
    retainMs: flags.retain,
    traces: tracingOf(flags, process.env),
    webhooks: {
      urls: flags.webhook,
      secret: webhookSecret,
      secretFile: flags.webhookSecretFile,
    },
  };
}

/** The connections of a cluster end after the server that uses them. */
const closingAlso = (
  gateway: StartedGateway,
  cluster: OpenedCluster | undefined,
): StartedGateway => ({
  ...gateway,
  async close(graceMs) {
    await gateway.close(graceMs);
    await cluster?.close();
  },
});

function explain(error: unknown, { host, port, data }: ServeFlags): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `${host}:${port} is in use: take another by --port, 0 for a free one`;
  if (code === "SQLITE_BUSY") return `another server uses ${data}: give this one another by --data`;
  if (code === "EISDIR")
    return `${data} has a folder in the place of a file (${pathOf(error)}): remove it, or pass another folder by --data`;
  if (code === "SQLITE_NOTADB")
    return `${data}/sessions.db is not a database: restore a backup, or pass another folder by --data`;
  if (typeof code === "string" && unusable.has(code))
    return `--host: cannot listen on ${host}:${port} (${code}): pass an address of this machine, such as 127.0.0.1, or another --port`;
  return messageOf(error);
}

const pathOf = (error: unknown): string =>
  error instanceof Error && "path" in error ? String(error.path) : "its path is not known";

/** Names that are not known, addresses of others, ports that are for root. */
const unusable = new Set([
  "EACCES",
  "EADDRNOTAVAIL",
  "EAFNOSUPPORT",
  "EAI_AGAIN",
  "EINVAL",
  "ENOTFOUND",
]);
