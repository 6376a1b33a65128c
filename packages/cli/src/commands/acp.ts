import { join } from "node:path";

import type { RegisteredAgent } from "@agentstream/gateway";
import { stateFolder } from "@agentstream/runner";
import type { Command } from "commander";

import { parseNames } from "../parse-variables.ts";
import { asGiven, collect } from "../serve/add-access-options.ts";
import { addAgentOptions, registeredAgents, type AgentMode } from "../serve/add-agent-options.ts";
import type { Terminal } from "../terminal.ts";

interface AcpFlags {
  readonly data: string;
  readonly agent: readonly RegisteredAgent[];
  readonly agentMode: readonly AgentMode[];
  readonly model: readonly string[];
  readonly passEnv?: readonly string[];
  readonly ignoreMcpServers: boolean;
}

export function configureAcp(command: Command, terminal: Terminal): void {
  command
    .argument("[agent]")
    .option("--data <folder>", "folder for conversations", join(stateFolder(), "acp"))
    .option("--model <name>", "a model to offer, repeatable", collect(asGiven), [])
    .option("--pass-env <list>", "variables to pass to all agents", parseNames)
    .option("--ignore-mcp-servers", "leave out the MCP servers of the editor", false);
  addAgentOptions(command).action(async (agent: string | undefined, flags: AcpFlags) => {
    // much to load, and no other command needs it
    const { serveAcp } = await import("../acp/serve-acp.ts");
    const { data, model: models, passEnv, ignoreMcpServers } = flags;
    const registered = registeredAgents(flags);
    await serveAcp({ agent, data, models, passEnv, ignoreMcpServers, registered }, terminal);
  });
}
