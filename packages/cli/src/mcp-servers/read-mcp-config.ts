import { readFileSync } from "node:fs";

import { mcpServerFaults } from "@agentstream/adapter-kit/author";
import { explainFileError } from "@agentstream/runner";
import type { McpServer } from "@agentstream/schema";
import { validate } from "@agentstream/schema/requests/run";

import { UsageError } from "../terminal.ts";

/** Reads a file such as `.mcp.json`: `{"mcpServers": {NAME: {command, args, env} or {type, url, headers}}}`. */
export function readMcpConfig(file: string): McpServer[] {
  const listed = fieldsOf(parse(file))?.["mcpServers"];
  const entries = fieldsOf(listed);
  if (entries === undefined)
    throw new UsageError(
      `--mcp-config: expected {"mcpServers": {NAME: {"command": …}}} in ${file}`,
    );
  const servers = Object.entries(entries).map(([name, value]) => ({
    ...fieldsOf(value),
    type: typeOf(fieldsOf(value)),
    name,
  }));
  // the schema knows what a server has
  const request: unknown = { prompt: "?", mcpServers: servers };
  const verdict = validate(request);
  if (!verdict.ok)
    throw refused(file, verdict.errors[0]?.path, verdict.errors[0]?.message, servers);
  const { mcpServers = [] } = verdict.value;
  const [fault] = mcpServerFaults(mcpServers);
  if (fault !== undefined) throw refused(file, `/mcpServers${fault.path}`, fault.reason, servers);
  return mcpServers;
}

function parse(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--mcp-config: expected JSON in ${file}`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`--mcp-config: cannot read ${file}: ${explainFileError(error)}`);
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;

/** Editors leave the type out, or call it by other names. */
function typeOf(server: Readonly<Record<string, unknown>> = {}): unknown {
  const { type, url } = server;
  if (type === undefined) return url === undefined ? "stdio" : "http";
  return type === "streamable-http" || type === "streamableHttp" ? "http" : type;
}

function refused(
  file: string,
  path = "",
  message = "is not valid",
  servers: readonly { readonly name: string }[],
): UsageError {
  const [, , index, ...rest] = path.split("/");
  const name = servers[Number(index)]?.name;
  const place = name === undefined ? path : `/mcpServers/${[name, ...rest].join("/")}`;
  return new UsageError(`--mcp-config: ${file}: ${place}: ${message}`);
}
