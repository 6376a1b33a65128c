import { realpathSync, statSync } from "node:fs";
import { isAbsolute } from "node:path";

import type { McpServer } from "@agentclientprotocol/sdk";

import { wrongParameter } from "./refusals.ts";

interface Place {
  readonly cwd: string;
  readonly additionalDirectories?: readonly string[];
  readonly mcpServers?: readonly McpServer[];
}

/** The folder of a conversation, links resolved. */
export function checkPlace(
  { cwd, additionalDirectories = [], mcpServers = [] }: Place,
  ignoreMcpServers: boolean,
): string {
  if (!isAbsolute(cwd))
    throw wrongParameter("cwd", `cwd: expected an absolute path, got "${cwd}".`);
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw wrongParameter("cwd", `cwd: there is no folder ${cwd}.`);
  if (additionalDirectories.length > 0)
    throw wrongParameter(
      "additionalDirectories",
      "additionalDirectories: an agent works in one folder here; open the folder above them.",
    );
  if (mcpServers.length > 0 && !ignoreMcpServers) {
    const names = mcpServers.map(({ name }) => name).join(", ");
    throw wrongParameter(
      "mcpServers",
      `mcpServers: servers (${names}) cannot be passed on to an agent yet. Register them with the agent itself, ` +
        "and switch them off in the editor or start agentstream acp with --ignore-mcp-servers.",
    );
  }
  return realpathSync(cwd);
}
