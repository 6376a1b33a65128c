import { join } from "node:path";
import { Readable, Writable } from "node:stream";

import { MessageTooLargeError, ndJsonStream } from "@agentclientprotocol/sdk";
import { agents as shipped, createAcpAgent } from "@agentstream/agents";
import type { RegisteredAgent } from "@agentstream/gateway";
import { createAgentApp, createConversations, modesWithin } from "@agentstream/gateway/acp";
import { findInstalled, packageVersion, startWatchdog, sweepOrphans } from "@agentstream/runner";

import { unknownAgent } from "../agents/find-agent.ts";
import { openDataFolder } from "../open-data-folder.ts";
import { UsageError, write, type Terminal } from "../terminal.ts";
import { createFolderStore } from "./folder-store.ts";
import { allowTier } from "./open-sessions.ts";

export interface AcpOptions {
  /** The agent of new conversations; absent: the first that is installed. */
  readonly agent: string | undefined;
  readonly data: string;
  readonly registered: readonly RegisteredAgent[];
  readonly models: readonly string[];
  readonly passEnv: readonly string[] | undefined;
  readonly ignoreMcpServers: boolean;
}

/** Serves one client until it closes the input or a signal arrives. The output has messages of the protocol only. */
export async function serveAcp(options: AcpOptions, terminal: Terminal): Promise<void> {
  const { data: folder, passEnv, models, ignoreMcpServers } = options;
  const adapters = [
    ...shipped,
    ...options.registered.map((one) => createAcpAgent({ ...one, id: one.name })),
  ];
  const known = adapters.map(({ id }) => id);
  if (options.agent !== undefined && !known.includes(options.agent))
    throw unknownAgent(options.agent, known);
  openDataFolder(folder);
  const recordFolder = join(folder, "runs");
  await sweepOrphans({ recordFolder });
  const offered = await findInstalled(adapters);
  const agents = new Map(adapters.map((adapter) => [adapter.id, { adapter }]));
  const conversations = createConversations(
    createFolderStore({ folder, agents, recordFolder, passEnv }),
  );
  const app = createAgentApp({
    conversations,
    agents: offered,
    known,
    firstAgent: options.agent ?? offered[0]?.id ?? "demo",
    models,
    modes: modesWithin(allowTier),
    version: packageVersion(new URL("../", import.meta.url).href),
    mcp: { allowTier, ignores: ignoreMcpServers },
    log: (message) => void write(terminal.stderr, `agentstream: ${message}\n`).catch(() => {}),
  });
  const stopWatchdog = startWatchdog(recordFolder);
  const connection = app.connect(
    ndJsonStream(Writable.toWeb(terminal.stdout), Readable.toWeb(terminal.stdin)),
  );
  const end = (): void => connection.close();
  for (const name of signals) terminal.on(name, end);
  await connection.closed;
  for (const name of signals) terminal.off(name, end);
  await conversations.closeAll();
  stopWatchdog();
  terminal.stdin.destroy();
  // the client sees nothing but the end of the output
  if (connection.signal.reason instanceof MessageTooLargeError)
    throw new UsageError("a message of the client is larger than 32 MB: send files by their path");
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
