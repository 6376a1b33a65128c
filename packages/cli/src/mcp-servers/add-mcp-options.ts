import type { McpServer } from "@agentstream/schema";
import { InvalidArgumentError, type Command } from "commander";
import { parseArgsStringToArgv } from "string-argv";

import { collect } from "../serve/add-access-options.ts";
import { UsageError } from "../terminal.ts";
import { readMcpConfig } from "./read-mcp-config.ts";

export interface McpFlags {
  readonly mcp: readonly McpServer[];
  readonly mcpConfig?: string;
}

/** Flags that name MCP servers. */
export const addMcpOptions = (command: Command, purpose: string): Command =>
  command
    .option(
      "--mcp <name=command>",
      `${purpose}: NAME=COMMAND or NAME=URL, repeatable`,
      collect(parseServer),
      [],
    )
    .option("--mcp-config <file>", "JSON file with `mcpServers`, as editors have it");

/** The servers of the flags, with those of the file. */
export function mcpServersOf({ mcp, mcpConfig }: McpFlags): McpServer[] {
  const servers = [...mcp, ...(mcpConfig === undefined ? [] : readMcpConfig(mcpConfig))];
  const names = servers.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new UsageError(`--mcp: expected each name once, got ${repeated} again`);
  return servers;
}

/** No shell reads the command; quotes keep words together. */
function parseServer(text: string): McpServer {
  const [, name, rest = ""] = /^([A-Za-z0-9][\w-]{0,63})=(.+)$/.exec(text) ?? [];
  const [command, ...args] = parseArgsStringToArgv(rest);
  if (name === undefined || command === undefined)
    throw new InvalidArgumentError(
      `Expected name=command or name=URL; names may contain letters, digits, "_" and "-". Got ${JSON.stringify(text)}.`,
    );
  if (/^https?:\/\//i.test(rest)) return { type: "http", name, url: rest };
  return { type: "stdio", name, command, args };
}
