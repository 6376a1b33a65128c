import { dialectNames, type DialectName } from "@agentstream/dialects";
import { approvalModes, permissionTiers, sandboxModes } from "@agentstream/schema";
import { InvalidArgumentError, Option, type Command } from "commander";
import { parseArgsStringToArgv } from "string-argv";

import { parseAssignment, parseNames } from "../parse-variables.ts";
import type { RequestFlags } from "./build-request.ts";
import type { Format } from "./choose-view.ts";

export interface RunFlags extends RequestFlags {
  readonly timeout?: number;
  readonly dialect?: DialectName;
  readonly raw: boolean;
  readonly failOnDenied: boolean;
  readonly format?: Format;
  readonly command?: string[];
  readonly passEnv?: readonly string[];
}

const formats = ["pretty", "json", "quiet"];

export const addRunOptions = (command: Command): Command =>
  command
    .addOption(choice("--approval <mode>", "what needs asking", approvalModes))
    .addOption(choice("--sandbox <mode>", "what it may touch", sandboxModes))
    .addOption(choice("--tier <tier>", "a preset of both", permissionTiers))
    .option("--cwd <folder>", "where it works; absent: here")
    .option("--model <name>", "the vendor's name of the model")
    .option("--resume <id>", "the conversation to go on with, by the agent's own id")
    .option("--max-turns <n>", "the most turns of the model", parseNumber)
    .option("--max-budget <usd>", "the most it may cost", parseNumber)
    .option("--timeout <seconds>", "the longest it may take", parseSeconds)
    .option("--allowed-tools <list>", "only these tools exist, with commas between", parseList)
    .option("--protocol <name>", "which of its protocols; absent: what fits")
    .addOption(choice("--dialect <name>", "JSON in another wire format", dialectNames))
    .option("--raw", "JSON with every native line in `raw`", false)
    .option("--fail-on-denied", "exit 1 if anything was denied", false)
    .addOption(choice("--format <format>", "json: an event a line; quiet: the last text", formats))
    .option("--env <NAME=VALUE>", "a variable for the agent, repeatable", parseAssignment)
    .option("--pass-env <list>", "variables of this shell that it gets as well", parseNames)
    .option("--command <command>", "another command than the agent's own", parseCommand);

const choice = (flags: string, description: string, choices: readonly string[]): Option =>
  new Option(flags, description).choices(choices);

function parseNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number))
    throw new InvalidArgumentError("It is no number.");
  return number;
}

/** A timer takes no more. */
const mostSeconds = 2_147_483;

function parseSeconds(text: string): number {
  const seconds = parseNumber(text);
  if (seconds <= 0 || seconds > mostSeconds)
    throw new InvalidArgumentError(`It is no number of seconds above 0, up to ${mostSeconds}.`);
  return seconds;
}

/** Commas in parentheses belong to a name: `Bash(git log,git diff)`. */
function parseList(text: string, before: readonly string[] = []): string[] {
  const names = text.split(/,(?![^()]*\))/).map((name) => name.trim());
  return [...before, ...names.filter((name) => name !== "")];
}

export function parseCommand(text: string): string[] {
  const words = parseArgsStringToArgv(text);
  if (words.length === 0) throw new InvalidArgumentError("It is empty.");
  return words;
}
