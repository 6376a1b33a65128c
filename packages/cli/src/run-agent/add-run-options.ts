import { dialectSpecs } from "@agentstream/dialects";
import { approvalModes, permissionTiers, sandboxModes } from "@agentstream/schema/core";
import { InvalidArgumentError, Option, type Command } from "commander";
import { parseArgsStringToArgv } from "string-argv";

import { addMcpOptions, type McpFlags } from "../mcp-servers/add-mcp-options.ts";
import { parseDialect } from "../parse-dialect.ts";
import { parseAssignment, parseNames } from "../parse-variables.ts";
import { addTracingOptions, type TracingFlags } from "../tracing.ts";
import type { RequestFlags } from "./build-request.ts";
import type { Format } from "./choose-view.ts";

export interface RunFlags extends RequestFlags, McpFlags, TracingFlags {
  readonly timeout?: number;
  readonly idleTimeout?: number;
  readonly dialect?: string;
  readonly raw: boolean;
  readonly failOnDenied: boolean;
  readonly format?: Format;
  readonly command?: string[];
  readonly passEnv?: readonly string[];
}

const formats = ["pretty", "json", "quiet"];

export const addRunOptions = (command: Command): Command =>
  addTracingOptions(addMcpOptions(command, "MCP server for the agent"))
    .addOption(choice("--approval <mode>", "which actions need approval", approvalModes))
    .addOption(choice("--sandbox <mode>", "what the agent may access", sandboxModes))
    .addOption(choice("--tier <tier>", "a preset of both", permissionTiers))
    .option("--cwd <folder>", "working folder; absent: the current one")
    .option("--model <name>", "model, by its name at the vendor")
    .option("--resume <id>", "conversation to resume, by the agent's own id")
    .option("--max-turns <n>", "maximum number of model turns", parseNumber)
    .option("--max-budget <usd>", "maximum cost", parseNumber)
    .option("--timeout <seconds>", "maximum duration", parseSeconds)
    .option("--idle-timeout <seconds>", "how long the agent may be silent", parseSeconds)
    .option("--allowed-tools <list>", "the only available tools, separated by commas", parseList)
    .option("--protocol <name>", "protocol of the agent; absent: chosen by the request")
    .option(
      "--dialect <name>",
      `print JSON in another wire format: ${dialectSpecs.join(", ")}`,
      parseDialect(),
    )
    .option("--raw", "print JSON with every native line in `raw`", false)
    .option("--fail-on-denied", "exit 1 if a permission was denied", false)
    .addOption(
      choice("--format <format>", "json: one event per line; quiet: only the last text", formats),
    )
    .option("--env <NAME=VALUE>", "variable for the agent, repeatable", parseAssignment)
    .option("--pass-env <list>", "variables of this shell to pass to the agent", parseNames)
    .option("--command <command>", "command to run instead of the agent's own", parseCommand);

const choice = (flags: string, description: string, choices: readonly string[]): Option =>
  new Option(flags, description).choices(choices);

function parseNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number))
    throw new InvalidArgumentError(`Expected a number, got ${JSON.stringify(text)}.`);
  return number;
}

/** The limit of timers. */
const mostSeconds = 2_147_483;

function parseSeconds(text: string): number {
  const seconds = parseNumber(text);
  if (seconds <= 0 || seconds > mostSeconds)
    throw new InvalidArgumentError(
      `Expected seconds above 0, up to ${mostSeconds}; got ${JSON.stringify(text)}.`,
    );
  return seconds;
}

/** Commas in parentheses belong to a name: `Bash(git log,git diff)`. */
function parseList(text: string, before: readonly string[] = []): string[] {
  const names = text.split(/,(?![^()]*\))/).map((name) => name.trim());
  return [...before, ...names.filter((name) => name !== "")];
}

export function parseCommand(text: string): string[] {
  const words = parseArgsStringToArgv(text);
  if (words.length === 0) throw new InvalidArgumentError("Expected a command, got an empty text.");
  return words;
}
