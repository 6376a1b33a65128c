import type { AgentVariables } from "@agentstream/gateway";
import { InvalidArgumentError, type Command } from "commander";

import { parseAgentEnv, parseNames } from "../parse-variables.ts";

/** Flags for the access of clients, and for the variables of agents. */
export interface AccessFlags {
  readonly allowHost: readonly string[];
  readonly allowOrigin: readonly string[];
  readonly allowEnv: readonly (readonly string[])[];
  readonly agentEnv?: AgentVariables;
  readonly passEnv?: readonly string[];
  readonly maxConnections?: number;
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
    .option("--pass-env <list>", "variables of this server to pass to all agents", parseNames)
    .option(
      "--allow-origin <origin>",
      "an origin whose pages may use the server, such as https://app.example, repeatable",
      collect(asGiven),
      none,
    )
    .option("--max-connections <n>", "maximum number of connections", parseCount);
}

export function parseCount(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(
    `Expected a positive integer up to 999999, got ${JSON.stringify(text)}.`,
  );
}
