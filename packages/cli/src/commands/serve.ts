import type { StartedGateway } from "@agentstream/gateway";
import { startDefaults } from "@agentstream/gateway/defaults";
import { permissionTiers } from "@agentstream/schema/core";
import { InvalidArgumentError, Option, type Command } from "commander";

import { addMcpOptions } from "../mcp-servers/add-mcp-options.ts";
import { linkToken } from "../page/link-token.ts";
import { loginLink, openPage } from "../page/open-page.ts";
import { addAccessOptions, asGiven, collect, warningsOf } from "../serve/add-access-options.ts";
import { addAgentOptions } from "../serve/add-agent-options.ts";
import { addClusterOptions } from "../serve/add-cluster-options.ts";
import { addLimitOptions } from "../serve/add-limit-options.ts";
import { addWebhookOptions } from "../serve/add-webhook-options.ts";
import { describeServer } from "../serve/describe-server.ts";
import { parseTime } from "../serve/parse-time.ts";
import type { ServeFlags } from "../serve/serve-flags.ts";
import { startServer } from "../serve/start-server.ts";
import { takeSecret, type SecretVariable } from "../serve/take-secret.ts";
import { write, type Terminal } from "../terminal.ts";
import { addTracingOptions } from "../tracing.ts";

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

const optionGroups = [
  addAgentOptions,
  addLimitOptions,
  addAccessOptions,
  addWebhookOptions,
  addTracingOptions,
  addClusterOptions,
];

export function configureServe(command: Command, terminal: Terminal): void {
  const none: readonly never[] = [];
  const defaults = startDefaults();
  command
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
    .option("--raw", "keep every native line as `raw` of its event", false)
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
    )
    .option("--audit <file>", "append what callers do, and are refused, to a file")
    .option("--no-metrics", "do not serve GET /metrics")
    .option("--open", "open the page in the browser", false);
  addMcpOptions(command, "MCP server that requests may name");
  for (const add of optionGroups) add(command);
  command.action((flags: ServeFlags) => serve(flags, terminal));
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Serves until a signal ends it. */
async function serve(flags: ServeFlags, terminal: Terminal): Promise<void> {
  const token = await takeQuietly("AGENTSTREAM_TOKEN", "--token-file with its hash", terminal);
  const webhookSecret = await takeQuietly(
    "AGENTSTREAM_WEBHOOK_SECRET",
    "--webhook-secret-file",
    terminal,
  );
  const gateway = await startServer(flags, { token, webhookSecret });
  const warnings = warningsOf(flags);
  const isGiven = flags.tokenFile !== undefined || token !== undefined;
  const kept = linkToken(gateway, flags.data, isGiven);
  const link = kept === undefined ? undefined : loginLink(gateway.url, kept);
  // before anything is printed: who reads that it listens may end it at once
  const signalled = listenForSignal();
  try {
    if (warnings !== "") await write(terminal.stderr, warnings);
    await write(
      terminal.stdout,
      describeServer(gateway, flags.data, {
        isGiven,
        link,
        isTerminal: terminal.stdout.isTTY === true,
        answersClients: flags.role?.includes("gateway") !== false,
      }),
    );
    if (flags.open) await openFor(gateway, flags, link ?? gateway.url, terminal);
  } catch (error) {
    // without the printed address it cannot be used
    signalled.forget();
    await gateway.close(0);
    throw error;
  }
  await signalled.first;
  signalled.forget();
  const notice = "agentstream: shutting down. A second signal exits at once.\n";
  // the reader of the log may have ended first, by the same signal: the server ends all the same
  await write(terminal.stderr, notice).catch(() => {});
  // a second signal exits at once
  const leave = (): never => process.exit(1);
  for (const name of signals) process.once(name, leave);
  await gateway.close(flags.grace);
  for (const name of signals) process.off(name, leave);
}

/** The first signal to end; until it is forgotten no signal ends the process itself. */
function listenForSignal(): { readonly first: Promise<void>; readonly forget: () => void } {
  let notice = (): void => {};
  const first = new Promise<void>((resolve) => (notice = resolve));
  for (const name of signals) process.on(name, notice);
  return {
    first,
    forget: () => {
      for (const name of signals) process.off(name, notice);
    },
  };
}

/** A secret of the environment, which no agent can read any more; otherwise with a warning. */
async function takeQuietly(
  variable: SecretVariable,
  instead: string,
  terminal: Terminal,
): Promise<string | undefined> {
  const { secret, isExposed } = takeSecret(process.env, variable);
  if (isExposed)
    await write(
      terminal.stderr,
      `agentstream: this system keeps ${variable} readable in /proc; pass ${instead} instead\n`,
    );
  return secret;
}

async function openFor(
  { url }: StartedGateway,
  { data }: ServeFlags,
  link: string,
  { env, stderr }: Terminal,
): Promise<void> {
  if (await openPage(link, data, { ...env })) return;
  await write(stderr, `agentstream: --open: no browser was found; open ${url} yourself\n`);
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new InvalidArgumentError(
    `Expected a port between 0 and 65535, got ${JSON.stringify(text)}.`,
  );
}
