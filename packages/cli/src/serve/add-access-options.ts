import type { AgentVariables } from "@agentstream/gateway";
import { InvalidArgumentError, type Command } from "commander";

import { parseAgentEnv, parseNames } from "../parse-variables.ts";
import { parseCount } from "./parse-count.ts";

/** Flags for the access of clients, and for the variables of agents. */
export interface AccessFlags {
  readonly allowHost: readonly string[];
  readonly allowOrigin: readonly string[];
  readonly allowEnv: readonly (readonly string[])[];
  readonly agentEnv?: AgentVariables;
  readonly passEnv?: readonly string[];
  readonly maxConnections?: number;
  readonly maxLog?: number;
  readonly maxData?: number;
  readonly agentUser?: string;
  readonly agentWrapper?: readonly string[];
  readonly openRpcOnLoopback?: boolean;
  readonly rpcVersion?: string;
}

/** The parser of a flag that may be given several times. */
export const collect =
  <T>(parse: (text: string) => T) =>
  (text: string, before: readonly T[]): readonly T[] => [...before, parse(text)];

export const asGiven = (text: string): string => text;

export function addAccessOptions(command: Command): Command {
  const none: readonly never[] = [];
  return command
    .option(
      "--allow-host <name>",
      "another host name of this server, repeatable",
      collect(asGiven),
      none,
    )
    .option(
      "--allow-env <names>",
      "variables that requests may set: NAME,OTHER or PREFIX_*, repeatable",
      collect((text) => text.split(",").map((name) => name.trim())),
      none,
    )
    .option(
      "--agent-env <name=VAR,…>",
      "variables of this server to pass to one agent, repeatable",
      parseAgentEnv,
    )
    .option("--agent-user <name>", "the user that agents run as; needs a server of root")
    .option(
      "--agent-wrapper <command>",
      "a command that runs agents, such as bwrap; {cwd} stands for the folder of the run",
      (text) => text.split(" ").filter((word) => word !== ""),
    )
    .option("--pass-env <list>", "variables of this server to pass to all agents", parseNames)
    .option(
      "--allow-origin <origin>",
      "an origin whose pages may use the server, such as https://app.example, repeatable",
      collect(asGiven),
      none,
    )
    .option(
      "--open-rpc-on-loopback",
      "let every program on this machine use POST /rpc without a token",
    )
    .option("--rpc-version <version>", "the version that health.check of POST /rpc gives")
    .option("--max-connections <n>", "maximum number of connections", parseCount)
    .option("--max-log <size>", "how much one run may write, such as 500MB or 2GB", parseSize)
    .option("--max-data <size>", "how large the database may become, at least 16MB", parseDataSize);
}

/** What the flags make unsafe, for the error output. */
export const warningsOf = ({ openRpcOnLoopback }: AccessFlags): string =>
  openRpcOnLoopback === true
    ? "agentstream: WARNING: --open-rpc-on-loopback: every program and every user on this machine can run agents by POST /rpc, without a token\n"
    : "";

/** Below it the store could not even close what runs. */
const leastDataBytes = 16e6;

function parseDataSize(text: string): number {
  const bytes = parseSize(text);
  if (bytes >= leastDataBytes) return bytes;
  throw new InvalidArgumentError(`Expected at least 16MB, got ${JSON.stringify(text)}.`);
}

const units: Readonly<Record<string, number>> = { kB: 1e3, MB: 1e6, GB: 1e9 };

function parseSize(text: string): number {
  const [, count = "", unit = ""] = /^([1-9]\d{0,5})(kB|MB|GB)$/.exec(text) ?? [];
  const factor = units[unit];
  if (factor !== undefined) return Number(count) * factor;
  throw new InvalidArgumentError("Expected a size such as 500MB or 2GB.");
}
