import { once } from "node:events";
import { join } from "node:path";

import type { FoundAgent, RegisteredAgent, StartedGateway } from "@agentstream/gateway";
import { startDefaults } from "@agentstream/gateway/defaults";
import { permissionTiers, type PermissionTier } from "@agentstream/schema";
import { InvalidArgumentError, Option, type Command } from "commander";

import {
  addAccessOptions,
  asGiven,
  collect,
  type AccessFlags,
} from "../serve/add-access-options.ts";
import { addLimitOptions, limitsOf, type LimitFlags } from "../serve/add-limit-options.ts";
import { parseTime } from "../serve/parse-time.ts";
import { takeToken } from "../serve/take-token.ts";
import { UsageError, write, type Terminal } from "../terminal.ts";
import { addTracingOptions, tracingOf, type TracingFlags } from "../tracing.ts";

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

interface ServeFlags extends AccessFlags, LimitFlags, TracingFlags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly workspace: readonly string[];
  readonly agent: readonly RegisteredAgent[];
  readonly agentMode: readonly AgentMode[];
  readonly tokenFile?: string;
  readonly allowTier: PermissionTier;
  readonly defaultTier: PermissionTier;
  readonly retain?: number;
  readonly durable: boolean;
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
  addTracingOptions(addAccessOptions(addLimitOptions(addAgentOptions(command)))).action(
    (flags: ServeFlags) => serve(flags, terminal),
  );
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

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Serves until a signal ends it. */
async function serve(flags: ServeFlags, terminal: Terminal): Promise<void> {
  const { token, isExposed } = takeToken(process.env);
  if (isExposed)
    await write(
      terminal.stderr,
      "agentstream: this system keeps AGENTSTREAM_TOKEN readable in /proc; pass --token-file with its hash instead\n",
    );
  const gateway = await start(flags, token);
  try {
    await write(
      terminal.stdout,
      describe(gateway, flags, token !== undefined, terminal.stdout.isTTY === true),
    );
  } catch (error) {
    // without the printed address it cannot be used
    await gateway.close(0);
    throw error;
  }
  const end = new AbortController();
  const { signal } = end;
  await Promise.race(signals.map((name) => once(process, name, { signal })));
  end.abort();
  await write(terminal.stderr, "agentstream: shutting down. A second signal exits at once.\n");
  // a second signal exits at once
  const leave = (): never => process.exit(1);
  for (const name of signals) process.once(name, leave);
  await gateway.close(flags.grace);
  for (const name of signals) process.off(name, leave);
}

async function start(flags: ServeFlags, token: string | undefined): Promise<StartedGateway> {
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
      agentUser: flags.agentUser,
      agentWrapper: flags.agentWrapper,
      allowTier,
      allowEnv: flags.allowEnv.flat(),
      defaultTier,
      durable,
      allowedHosts: flags.allowHost,
      allowedOrigins: flags.allowOrigin,
      maxConnections: flags.maxConnections,
      maxLogBytes: flags.maxLog,
      maxDataBytes: flags.maxData,
      logLevel,
      token,
      tokenFile,
      ...limitsOf(flags),
      retainMs: flags.retain,
      traces: tracingOf(flags, process.env),
    });
  } catch (error) {
    throw new UsageError(explain(error, flags));
  }
}

function explain(error: unknown, { host, port, data }: ServeFlags): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `${host}:${port} is in use: take another by --port, 0 for a free one`;
  if (code === "SQLITE_BUSY") return `another server uses ${data}: give this one another by --data`;
  return error instanceof Error ? error.message : String(error);
}

/** The address, an example request, and the agents that were found. */
function describe(
  gateway: StartedGateway,
  { data, tokenFile }: ServeFlags,
  hasToken: boolean,
  isTerminal: boolean,
): string {
  const { url, madeToken, agents } = gateway;
  const kept = join(data, "token");
  const isGiven = tokenFile !== undefined || hasToken || gateway.tokenIsHashed;
  // other output is often a log that others can read
  const shown = isTerminal ? madeToken : undefined;
  const token = shown ?? (isGiven ? "$AGENTSTREAM_TOKEN" : `$(cat ${kept})`);
  const lines = [
    `agentstream listens on ${url}`,
    ...(process.platform === "win32" ? [windows] : []),
    ...(madeToken === undefined
      ? []
      : [
          shown === undefined
            ? `token: in ${kept}`
            : `token, shown once, kept in ${kept}: ${shown}`,
        ]),
    ...agents.map((agent) => `  ${agent.agentType}: ${tellFound(agent)}`),
    "",
    `curl -sN ${url}/v1/execute -H 'Content-Type: application/json' \\`,
    `  -H "Authorization: Bearer ${token}" \\`,
    `  -d '{"idempotency_key": "demo-1", "task": "Hello", "driver": "echo"}'`,
  ];
  return `${lines.join("\n")}\n`;
}

const windows = "On Windows it does not end what a crash of it leaves running.";

const tellFound = ({ installed, name, version = "" }: FoundAgent): string =>
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
