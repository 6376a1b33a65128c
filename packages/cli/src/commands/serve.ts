import { once } from "node:events";
import { join } from "node:path";

import type { FoundAgent, RegisteredAgent, StartedGateway } from "@agentstream/gateway";
import { startDefaults } from "@agentstream/gateway/defaults";
import { permissionTiers, type PermissionTier } from "@agentstream/schema";
import { InvalidArgumentError, Option, type Command } from "commander";

import { known } from "../known.ts";
import {
  addAccessOptions,
  asGiven,
  collect,
  parseCount,
  type AccessFlags,
} from "../serve/add-access-options.ts";
import { UsageError, write, type Terminal } from "../terminal.ts";

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

interface ServeFlags extends AccessFlags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly workspace: readonly string[];
  readonly agent: readonly RegisteredAgent[];
  readonly agentMode: readonly AgentMode[];
  readonly tokenFile?: string;
  readonly maxSessions?: number;
  readonly allowTier: PermissionTier;
  readonly defaultTier: PermissionTier;
  readonly retain?: number;
  readonly durable: boolean;
  readonly answerTimeout?: number;
  readonly grace: number;
  readonly logLevel: string;
}

interface AgentMode {
  readonly name: string;
  readonly kind: string;
  readonly mode: string;
}

export function addServeCommand(program: Command, terminal: Terminal): void {
  const none: readonly never[] = [];
  const defaults = startDefaults();
  const command = program
    .command("serve")
    .description("Run coding agents behind HTTP.")
    .option("--port <n>", "port to listen on; 0: a free port", parsePort, defaults.port)
    .option("--host <address>", "address to listen on", defaults.host)
    .option("--data <folder>", "folder for sessions and the token", defaults.data)
    .option(
      "--workspace <folder>",
      "folder in which agents may work, repeatable; absent: the current folder",
      collect(asGiven),
      none,
    )
    .option("--token-file <file>", "file with tokens: names, hashes and scopes")
    .option("--max-sessions <n>", "maximum number of concurrent runs", parseCount)
    .addOption(
      new Option("--allow-tier <tier>", "highest tier that a request may ask for")
        .choices(permissionTiers)
        .default(defaults.allowTier),
    )
    .addOption(
      new Option("--default-tier <tier>", "tier of requests that ask for none")
        .choices(permissionTiers)
        .default(defaults.defaultTier),
    )
    .option(
      "--retain <time>",
      "delete ended sessions after this time, such as 30d or 12h",
      parseTime,
    )
    .option("--durable", "also survive a power failure", defaults.durable)
    .option("--answer-timeout <time>", "how long a request may wait for its answer", parseTime)
    .option(
      "--grace <time>",
      "how long runs may continue after a signal to stop",
      parseTime,
      defaults.graceMs,
    )
    .addOption(
      new Option("--log-level <level>", "log level of the error output")
        .choices(logLevels)
        .default(defaults.logLevel),
    );
  addAccessOptions(addAgentOptions(command)).action((flags: ServeFlags) => serve(flags, terminal));
}

const addAgentOptions = (command: Command): Command =>
  command
    .option(
      "--agent <name=command>",
      "an agent that speaks ACP, repeatable",
      collect(parseAgent),
      [],
    )
    .option(
      "--agent-mode <name:kind=mode>",
      "the mode of such an agent that stands for ask, autoEdit, autoAll or readOnly, repeatable",
      collect(parseMode),
      [],
    );

/** Serves until a signal arrives. */
async function serve(flags: ServeFlags, terminal: Terminal): Promise<void> {
  const gateway = await start(flags);
  try {
    await write(terminal.stdout, describe(gateway, flags, terminal.stdout.isTTY === true));
  } catch (error) {
    // without the printed address it cannot be used
    await gateway.close(0);
    throw error;
  }
  const end = new AbortController();
  const { signal } = end;
  await Promise.race(["SIGINT", "SIGTERM"].map((name) => once(process, name, { signal })));
  end.abort();
  await write(terminal.stderr, "agentstream: shutting down. A second signal exits at once.\n");
  // a second signal exits at once
  const leave = (): never => process.exit(1);
  process.once("SIGINT", leave).once("SIGTERM", leave);
  await gateway.close(flags.grace);
  process.off("SIGINT", leave).off("SIGTERM", leave);
}

async function start(flags: ServeFlags): Promise<StartedGateway> {
  const { port, host, data, allowTier, defaultTier, durable, logLevel, tokenFile } = flags;
  // the server is slow to load, and no other command needs it
  const { startGateway } = await import("@agentstream/gateway");
  try {
    return await startGateway({
      port,
      host,
      data,
      workspaces: flags.workspace.length === 0 ? undefined : flags.workspace,
      agents: flags.agent.map((agent) => withModes(agent, flags.agentMode)),
      agentEnv: flags.agentEnv,
      passEnv: flags.passEnv,
      allowTier,
      allowEnv: flags.allowEnv.flat(),
      defaultTier,
      durable,
      allowedHosts: flags.allowHost,
      allowedOrigins: flags.allowOrigin,
      maxConnections: flags.maxConnections,
      logLevel,
      token: process.env["AGENTSTREAM_TOKEN"],
      tokenFile,
      maxSessions: flags.maxSessions,
      retainMs: flags.retain,
      answerTimeoutMs: flags.answerTimeout,
    });
  } catch (error) {
    throw new UsageError(explain(error, flags));
  }
}

function explain(error: unknown, { host, port, data }: ServeFlags): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `${host}:${port} is in use; pass another --port, or 0 for a free one`;
  if (code === "SQLITE_BUSY") return `another server uses ${data}; pass another folder with --data`;
  return error instanceof Error ? error.message : String(error);
}

/** The address, an example request, and the agents that were found. */
function describe(
  gateway: StartedGateway,
  { data, tokenFile }: ServeFlags,
  isTerminal: boolean,
): string {
  const { url, madeToken, agents } = gateway;
  const kept = join(data, "token");
  const isGiven = tokenFile !== undefined || process.env["AGENTSTREAM_TOKEN"] !== undefined;
  // other output is often a log that others can read
  const shown = isTerminal ? madeToken : undefined;
  const token = shown ?? (isGiven ? "$AGENTSTREAM_TOKEN" : `$(cat ${kept})`);
  const where =
    shown === undefined ? `token: in ${kept}` : `token, shown once, kept in ${kept}: ${shown}`;
  const lines = [
    ...known([
      `agentstream listens on ${url}`,
      process.platform === "win32" ? windows : undefined,
      madeToken === undefined ? undefined : where,
    ]),
    ...agents.map((agent) => `  ${agent.agentType}: ${foundInWords(agent)}`),
    "",
    `curl -sN ${url}/v1/execute -H 'Content-Type: application/json' \\`,
    `  -H "Authorization: Bearer ${token}" \\`,
    `  -d '{"idempotency_key": "demo-1", "task": "Hello", "driver": "echo"}'`,
  ];
  return `${lines.join("\n")}\n`;
}

const windows = "On Windows, processes that survive a crash of the server are not ended.";

const foundInWords = ({ installed, name, version = "" }: FoundAgent): string =>
  installed ? `${name} ${version}`.trim() : "not found";

const withModes = (agent: RegisteredAgent, modes: readonly AgentMode[]): RegisteredAgent => ({
  ...agent,
  modes: Object.fromEntries(
    modes.filter(({ name }) => name === agent.name).map(({ kind, mode }) => [kind, mode]),
  ),
});

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new InvalidArgumentError(
    `Expected a port between 0 and 65535, got ${JSON.stringify(text)}.`,
  );
}

const units: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

function parseTime(text: string): number {
  const [, count = "", unit = ""] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const factor = units[unit];
  if (factor === undefined)
    throw new InvalidArgumentError(
      `Expected a duration such as 30d, 12h, 5m or 20s, got ${JSON.stringify(text)}.`,
    );
  return Number(count) * factor;
}

/** The words of the command are separated by spaces; no shell reads them. */
function parseAgent(text: string): RegisteredAgent {
  const [, name, words = ""] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text) ?? [];
  const [command, ...args] = words.split(" ").filter((word) => word !== "");
  if (name === undefined || command === undefined)
    throw new InvalidArgumentError(
      `Expected name=command; names may contain a–z, 0–9 and "-". Got ${JSON.stringify(text)}.`,
    );
  return { name, command, args };
}

function parseMode(text: string): AgentMode {
  const [, name, kind, mode] =
    /^([a-z][a-z0-9-]*):(ask|autoEdit|autoAll|readOnly)=(.+)$/.exec(text) ?? [];
  if (name === undefined || kind === undefined || mode === undefined)
    throw new InvalidArgumentError(
      `Expected name:kind=mode, such as mine:autoEdit=accept-edits; got ${JSON.stringify(text)}.`,
    );
  return { name, kind, mode };
}
