import { mcpServersOf, present, type ReadRequest } from "@agentstream/adapter-kit/author";

/** Each server is one setting of `config.toml`, by the path of its table. */
export function threadConfig(asked: ReadRequest): Record<string, object> | undefined {
  const servers = mcpServersOf(asked);
  if (servers.length === 0) return undefined;
  return Object.fromEntries(
    servers.map((server) => [`mcp_servers.${server.name}`, tableOf(server)]),
  );
}

/** The same as flags, for servers without secrets. */
export const configFlags = (asked: ReadRequest): string[] =>
  Object.entries(threadConfig(asked) ?? {}).flatMap(([path, table]) => [
    "-c",
    `${path}=${tomlOf(table)}`,
  ]);

function tableOf(server: ReturnType<typeof mcpServersOf>[number]): object {
  if (server.type === "stdio")
    return present({ command: server.command, args: server.args, env: server.env });
  return present({ url: server.url, http_headers: server.headers });
}

/** An inline table of texts and lists of texts. */
const tomlOf = (table: object): string =>
  `{${Object.entries(table)
    .map(
      ([key, value]) =>
        `${key}=${Array.isArray(value) ? `[${value.map(textOf).join(",")}]` : textOf(value)}`,
    )
    .join(",")}}`;

/** JSON escapes a text as TOML does, but for DEL. */
const textOf = (text: unknown): string =>
  JSON.stringify(text).replaceAll("\u007F", String.raw`\u007F`);
