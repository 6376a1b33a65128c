import { resolve } from "node:path";

import type { RegisteredAgent } from "@agentstream/gateway";
import { isFolder, stateFolder } from "@agentstream/runner";
import { permissionTiers, type PermissionTier } from "@agentstream/schema/core";
import { Option, type Command } from "commander";

import { readToken } from "../attach/read-token.ts";
import { parseNames } from "../parse-variables.ts";
import { asGiven, collect } from "../serve/add-access-options.ts";
import { addAgentOptions, registeredAgents, type AgentMode } from "../serve/add-agent-options.ts";
import { UsageError, type Terminal } from "../terminal.ts";

interface McpFlags {
  readonly workspace: readonly string[];
  readonly maxTier: PermissionTier;
  readonly data?: string;
  readonly passEnv?: readonly string[];
  readonly agent: readonly RegisteredAgent[];
  readonly agentMode: readonly AgentMode[];
  readonly url?: string;
  readonly tokenFile?: string;
  readonly answers: boolean;
  readonly detach: boolean;
}

export function configureMcp(command: Command, terminal: Terminal): void {
  command
    .argument("[agents...]")
    .option(
      "--workspace <folder>",
      "folder in which agents may work, repeatable; absent: the current folder",
      collect(asGiven),
      [],
    )
    .addOption(
      new Option("--max-tier <tier>", "highest tier that a task may have")
        .choices(permissionTiers)
        .default("supervised"),
    )
    .option("--no-answers", "deny what agents ask for, instead of letting the client answer")
    .option("--data <folder>", "folder for sessions; absent: they are kept in memory")
    .option("--pass-env <list>", "variables to pass to all agents", parseNames)
    .option("--url <url>", "run tasks at this gateway instead of in this process")
    .option(
      "--token-file <file>",
      `file with the gateway's token; absent: AGENTSTREAM_TOKEN, else token in ${stateFolder()}`,
    )
    .option("--detach", "with --url: leave what runs when the client ends", false);
  addAgentOptions(command).action(async (agents: readonly string[], flags: McpFlags) => {
    checkFlags(flags);
    // much to load, and no other command needs it
    const [{ serveMcp }, host] = await Promise.all([
      import("../mcp/serve-mcp.ts"),
      openHost(agents, flags, terminal),
    ]);
    const { maxTier, answers, detach: leavesRuns } = flags;
    await serveMcp(host, { maxTier, answers, leavesRuns }, terminal);
  });
}

async function openHost(agents: readonly string[], flags: McpFlags, terminal: Terminal) {
  const { openGatewayHost, openLocalHost } = await import("../mcp/open-host.ts");
  const { url, workspace, maxTier, data, passEnv } = flags;
  if (url !== undefined)
    return openGatewayHost(url, await readToken(flags.tokenFile, terminal), agents);
  return openLocalHost({
    agents,
    registered: registeredAgents(flags),
    workspaces: (workspace.length === 0 ? ["."] : workspace).map(readFolder),
    maxTier,
    data,
    passEnv,
  });
}

function readFolder(folder: string): string {
  if (isFolder(folder)) return resolve(folder);
  throw new UsageError(`--workspace: ${folder} is not a folder; pass an existing one`);
}

/** What belongs to the gateway cannot be set here, and the other way round. */
function checkFlags({ url, tokenFile, detach, ...flags }: McpFlags): void {
  const local = {
    "--workspace": flags.workspace.length > 0,
    "--data": flags.data !== undefined,
    "--pass-env": flags.passEnv !== undefined,
    "--agent": flags.agent.length > 0,
  };
  const remote = { "--token-file": tokenFile !== undefined, "--detach": detach };
  const wrong = Object.entries(url === undefined ? remote : local).find(([, isSet]) => isSet);
  if (wrong === undefined) return;
  throw new UsageError(
    url === undefined
      ? `${wrong[0]} is for a gateway: pass --url too`
      : `${wrong[0]} is set at the gateway: leave it out with --url`,
  );
}
