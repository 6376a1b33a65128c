import type { McpServer } from "@agentstream/schema";

import type { KnownMcpServer } from "./mcp-servers.ts";
import type { Check } from "./supports.ts";

type RemoteServer = Extract<KnownMcpServer, { url: string }>;
type Transport = KnownMcpServer["type"];

/** What is wrong with a server of a list. `path` is a JSON Pointer into the list. */
export interface McpServerFault {
  readonly path: string;
  readonly reason: string;
}

const most = { servers: 50, args: 200, entries: 100, characters: 32_768 } as const;

/** They become parts of the names of tools, and keys of settings. */
const isName = /^[A-Za-z0-9][\w-]{0,63}$/;
const isVariable = /^[A-Za-z_]\w{0,254}$/;
const isHeader = /^[\w!#$%&'*+.^`|~-]{1,255}$/;
/** No name and no password: those belong into a header, which is kept secret. */
const isUrl = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i;

/** What is wrong with the servers of a request, whatever agent gets them. */
export function mcpServerFaults(servers: readonly McpServer[]): readonly McpServerFault[] {
  if (servers.length > most.servers)
    return [
      { path: "", reason: `Expected at most ${most.servers} servers, got ${servers.length}.` },
    ];
  const names = servers.map(({ name }) => name);
  return servers.flatMap((server, index) => {
    const faults = [...nameFaults(server.name, names.indexOf(server.name) !== index)];
    if (server.type === "stdio") faults.push(...localFaults(server));
    else if (server.type !== "registered") faults.push(...remoteFaults(server));
    return faults.map(({ path, reason }) => ({ path: `/${index}${path}`, reason }));
  });
}

function nameFaults(name: string, isRepeated: boolean): McpServerFault[] {
  const path = "/name";
  if (!isName.test(name))
    return [
      {
        path,
        reason: `Expected a name of at most 64 letters, digits, "_" and "-", got ${shown(name)}.`,
      },
    ];
  return isRepeated ? [{ path, reason: `Expected each name once, got ${name} again.` }] : [];
}

function localFaults({
  command,
  args = [],
  env = {},
}: Extract<McpServer, { type: "stdio" }>): McpServerFault[] {
  const isCommand = isLine(command) && command.trim() !== "" && !command.startsWith("-");
  return [
    ...faultIf(
      !isCommand,
      "/command",
      `Expected a program by its name or absolute path, got ${shown(command)}.`,
    ),
    ...faultIf(args.length > most.args, "/args", `Expected at most ${most.args} arguments.`),
    ...args.flatMap((arg, index) =>
      faultIf(!isValue(arg), `/args/${index}`, "Expected a text without NUL, not too long."),
    ),
    ...mapFaults(env, "/env", isVariable, isValue),
  ];
}

const remoteFaults = ({ url, headers = {} }: RemoteServer): McpServerFault[] => [
  ...faultIf(
    !isUrl.test(url) || url.length > 4096,
    "/url",
    "Expected an absolute http: or https: URL without a user; send credentials in headers.",
  ),
  ...mapFaults(headers, "/headers", isHeader, (value) => isValue(value) && isLine(value)),
];

function mapFaults(
  values: Readonly<Record<string, string>>,
  path: string,
  isKey: RegExp,
  isFit: (value: string) => boolean,
): McpServerFault[] {
  const entries = Object.entries(values);
  if (entries.length > most.entries)
    return [{ path, reason: `Expected at most ${most.entries} entries, got ${entries.length}.` }];
  // the values are secrets: a reason names the key alone
  return entries.flatMap(([key, value]) => [
    ...faultIf(!isKey.test(key), path, `Expected a valid name, got ${shown(key)}.`),
    ...faultIf(!isFit(value), path, `The value of ${shown(key)} has a character that it must not.`),
  ]);
}

const faultIf = (isWrong: boolean, path: string, reason: string): McpServerFault[] =>
  isWrong ? [{ path, reason }] : [];

const isValue = (text: string): boolean =>
  !text.includes("\0") && text.length <= most.characters && text.isWellFormed();
const isLine = (text: string): boolean => !/[\0\r\n]/.test(text) && text.length <= 4096;

const shown = (text: string): string => JSON.stringify(text.slice(0, 100));

/** The check of an agent that takes servers over these transports. */
export const takesMcpServers =
  (transports: readonly Transport[]): Check =>
  ({ mcpServers = [] }) => {
    const faults = mcpServerFaults(mcpServers);
    if (faults.length > 0) return faults.map(({ path, reason }) => `${path}: ${reason}`).join(" ");
    const unknown = mcpServers.filter(({ type }) => type === "registered");
    if (unknown.length > 0)
      return `Only a gateway has registered servers; pass the server itself instead of ${namesOf(unknown)}.`;
    const other = mcpServers.filter(
      (one) => one.type !== "registered" && !transports.includes(one.type),
    );
    if (other.length === 0) return undefined;
    return `Expected servers over ${transports.join(", ")}; ${namesOf(other)} has another transport.`;
  };

/** Refuses what a CLI would replace in its settings by variables of its environment. */
export const isTakenLiterally =
  (agent: string, expansion: RegExp): Check =>
  ({ mcpServers = [] }) => {
    const expanded = mcpServers.filter((server) => textsOf(server).some((t) => expansion.test(t)));
    if (expanded.length === 0) return undefined;
    return `${agent} replaces variables in the settings of MCP servers: write the values of ${namesOf(expanded)} without them.`;
  };

const namesOf = (servers: readonly McpServer[]): string =>
  servers.map(({ name }) => name).join(", ");

function textsOf(server: McpServer): readonly string[] {
  if (server.type === "registered") return [];
  if (server.type !== "stdio") return [server.url, ...Object.values(server.headers ?? {})];
  return [server.command, ...(server.args ?? []), ...Object.values(server.env ?? {})];
}
