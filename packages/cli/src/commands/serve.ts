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

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

interface ServeFlags extends AccessFlags, LimitFlags {
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
    .option("--port <n>", "where to listen; 0: a free port", parsePort, defaults.port)
    .option("--host <address>", "on which address", defaults.host)
    .option("--data <folder>", "where sessions and the token are kept", defaults.data)
    .option(
      "--workspace <folder>",
      "where agents may work, repeatable; absent: this folder",
      collect(asGiven),
      none,
    )
    .option(
      "--agent <name=command>",
      "an agent that speaks ACP, repeatable",
      collect(parseAgent),
      none,
    )
    .option(
      "--agent-mode <name:kind=mode>",
      "which mode of such an agent keeps it to ask, autoEdit, autoAll or readOnly",
      collect(parseMode),
      none,
    )
    .option("--token-file <file>", "tokens, with names, hashes and scopes")
    .addOption(
      new Option("--allow-tier <tier>", "what no request exceeds")
        .choices(permissionTiers)
        .default(defaults.allowTier),
    )
    .addOption(
      new Option("--default-tier <tier>", "what a task runs at that asks for nothing")
        .choices(permissionTiers)
        .default(defaults.defaultTier),
    )
    .option("--retain <time>", "delete ended sessions after so long, such as 30d, 12h", parseTime)
    .option("--durable", "survive a loss of power too", defaults.durable)
    .option(
      "--grace <time>",
      "how long runs may go on once it is told to end",
      parseTime,
      defaults.graceMs,
    )
    .addOption(
      new Option("--log-level <level>", "what to log on the error output")
        .choices(logLevels)
        .default(defaults.logLevel),
    );
  addAccessOptions(addLimitOptions(command)).action((flags: ServeFlags) => serve(flags, terminal));
}

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
    // nobody knows where it listens
    await gateway.close(0);
    throw error;
  }
  const end = new AbortController();
  const { signal } = end;
  await Promise.race(signals.map((name) => once(process, name, { signal })));
  end.abort();
  await write(terminal.stderr, "agentstream: shutting down; once more ends it at once\n");
  // whoever cannot wait
  const leave = (): never => process.exit(1);
  for (const name of signals) process.once(name, leave);
  await gateway.close(flags.grace);
  for (const name of signals) process.off(name, leave);
}

async function start(flags: ServeFlags, token: string | undefined): Promise<StartedGateway> {
  const { port, host, data, allowTier, defaultTier, durable, logLevel, tokenFile } = flags;
  // a server is much to load, and no other command needs it
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

/** Where it listens, how to talk to it, and whom it can run. */
function describe(
  gateway: StartedGateway,
  { data, tokenFile }: ServeFlags,
  hasToken: boolean,
  isTerminal: boolean,
): string {
  const { url, madeToken, agents } = gateway;
  const kept = join(data, "token");
  const isGiven = tokenFile !== undefined || hasToken || gateway.tokenIsHashed;
  // what is not a terminal is often a log, and a log is read by others
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
  throw new InvalidArgumentError("It is no port from 0 to 65535.");
}

/** The command's words are parted by spaces; nothing of it is given to a shell. */
function parseAgent(text: string): RegisteredAgent {
  const [, name, words = ""] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text) ?? [];
  const [command, ...args] = words.split(" ").filter((word) => word !== "");
  if (name === undefined || command === undefined)
    throw new InvalidArgumentError(
      "It is no name=command; a name is of small letters, digits and -.",
    );
  return { name, command, args };
}

function parseMode(text: string): AgentMode {
  const [, name, kind, mode] =
    /^([a-z][a-z0-9-]*):(ask|autoEdit|autoAll|readOnly)=(.+)$/.exec(text) ?? [];
  if (name === undefined || kind === undefined || mode === undefined)
    throw new InvalidArgumentError("It is no name:kind=mode, such as mine:autoEdit=accept-edits.");
  return { name, kind, mode };
}
