import { join } from "node:path";

import type { FoundAgent, StartedGateway } from "@agentstream/gateway";

export interface ServerNotes {
  /** The token is not the one in the data folder. */
  readonly isGiven: boolean;
  /** Logs in. */
  readonly link: string | undefined;
  readonly isTerminal: boolean;
  /** A worker of a cluster alone has no page, and takes no tasks. */
  readonly answersClients: boolean;
}

/** The address, an example request, and the agents that were found. */
export function describeServer(
  gateway: StartedGateway,
  data: string,
  { isGiven: wasGiven, link, isTerminal, answersClients }: ServerNotes,
): string {
  const { url, madeToken, agents, webhooks } = gateway;
  const kept = join(data, "token");
  const isGiven = wasGiven || gateway.tokenIsHashed;
  // other output is often a log that others can read
  const shown = isTerminal ? madeToken : undefined;
  const token = shown ?? (isGiven ? "$AGENTSTREAM_TOKEN" : `$(cat ${kept})`);
  const lines = [
    `agentstream listens on ${url}`,
    ...(answersClients ? [`page: ${(isTerminal ? link : undefined) ?? `${url}/`}`] : []),
    ...(process.platform === "win32" ? [windows] : []),
    ...(madeToken === undefined
      ? []
      : [
          shown === undefined
            ? `token: in ${kept}`
            : `token, shown once, kept in ${kept}: ${shown}`,
        ]),
    ...webhooks.map(({ id, host, secretFile }) =>
      secretFile === undefined
        ? `webhook ${id} at ${host}`
        : `webhook ${id} at ${host}, its secret is in ${secretFile}`,
    ),
    ...agents.map((agent) => `  ${agent.agentType}: ${tellFound(agent)}`),
    ...(answersClients ? exampleOf(url, token) : []),
  ];
  return `${lines.join("\n")}\n`;
}

const exampleOf = (url: string, token: string): readonly string[] => [
  "",
  `curl -sN ${url}/v1/execute -H 'Content-Type: application/json' \\`,
  `  -H "Authorization: Bearer ${token}" \\`,
  `  -d '{"idempotency_key": "demo-1", "task": "Hello", "driver": "echo"}'`,
];

const windows = "On Windows it does not end what a crash of it leaves running.";

const tellFound = ({ installed, name, version = "" }: FoundAgent): string =>
  installed ? `${name} ${version}`.trim() : "not found";
