import { realpathSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { homedir, userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";

import { findAgent as findShipped } from "@agentstream/agents";
import { explainFileError, findCommand, makeFolders, readVersion } from "@agentstream/runner";
import type { Command } from "commander";

import { agentNames, unknownAgent } from "../agents/find-agent.ts";
import type { Outcome } from "../create-program.ts";
import { createScrubber, type Scrubber } from "../record/create-scrubber.ts";
import { recordProcess } from "../record/record-process.ts";
import { writeRecording } from "../record/write-recording.ts";
import { parseCommand } from "../run-agent/add-run-options.ts";
import { UsageError, write, type Terminal } from "../terminal.ts";

interface RecordFlags {
  readonly command?: readonly string[];
  readonly out: string;
  readonly name?: string;
}

export function configureRecord(command: Command, terminal: Terminal, outcome: Outcome): void {
  command
    .argument("<agent>", "whose lines these are: the first folder of the recording")
    .argument("[args...]", "after --: the arguments of its command")
    .option("--command <command>", "another command than the agent's own", parseCommand)
    .option("--out <folder>", "the folder of all recordings", "recordings")
    .option("--name <scenario>", "what the recording is called; absent: the time")
    .action(async (agent: string, args: readonly string[], flags: RecordFlags) => {
      outcome.exitCode = await record(agent, args, flags, terminal);
    });
}

async function record(
  agent: string,
  args: readonly string[],
  flags: RecordFlags,
  terminal: Terminal,
): Promise<number> {
  const { env, stderr } = terminal;
  const name = nameOf(flags);
  const [file = "", ...first] = commandOf(agent, flags);
  const found = await findCommand(file, env["PATH"] ?? "");
  if (found?.isExecutable !== true) {
    await write(
      stderr,
      `agentstream: cannot run \`${file}\`: install it, or pass its path by --command\n`,
    );
    return 127;
  }
  const { version = "unknown" } = await readVersion([found.path, ...first]);
  const folder = resolve(flags.out, agent, version, name);
  await makeFolder(folder);
  await write(stderr, `agentstream: recording \`${[file, ...first, ...args].join(" ")}\` …\n`);
  const recorded = await recordProcess([found.path, ...first, ...args], terminal);
  const scrubber = openScrubber(env);
  await writeRecording(folder, [file, ...first, ...args], recorded, scrubber);
  const summary = describe(folder, recorded.times.length, recorded.exit, scrubber);
  await write(stderr, summary);
  return 0;
}

function commandOf(agent: string, { command }: RecordFlags): readonly string[] {
  if (!/^[a-z][a-z0-9-]*$/.test(agent))
    throw new UsageError(`expected an agent's name of a–z, 0–9 and "-", got "${agent}"`);
  const own = command ?? [findShipped(agent)?.command?.name ?? ""];
  if (own[0] !== "") return own;
  if (agentNames.includes(agent))
    throw new UsageError(`${agent} has no command of its own: pass one by --command`);
  throw unknownAgent(agent, agentNames);
}

function nameOf({ name }: RecordFlags): string {
  const scenario = name ?? new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  if (/^[\w][\w.-]*$/.test(scenario)) return scenario;
  throw new UsageError(`--name: expected letters, digits, "_", "-" and ".", got "${scenario}"`);
}

/** It is there afterwards, and was not before. */
async function makeFolder(folder: string): Promise<void> {
  try {
    makeFolders(dirname(folder));
    await mkdir(folder);
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (isThere) throw new UsageError(`${folder} is there already: pass another --name`);
    throw new UsageError(`--out: cannot create ${folder}: ${explainFileError(error)}`);
  }
}

function openScrubber(env: Terminal["env"]): Scrubber {
  const cwd = process.cwd();
  const home = env["HOME"] ?? homedir();
  return createScrubber({
    cwd: [...new Set([cwd, env["PWD"] === undefined ? cwd : resolve(env["PWD"])])],
    home: [...new Set([home, realPathOf(home)])],
    user: userInfo().username,
    env,
  });
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function describe(folder: string, lines: number, exit: string, scrubber: Scrubber): string {
  const replaced = [...scrubber.counts()].map(([label, count]) => `  ${label}: ${count} times`);
  return `${[
    `recorded ${lines} lines, ${exit.split(" wall_ms")[0]}, in ${folder}`,
    replaced.length === 0 ? "nothing had to be replaced" : "replaced:",
    ...replaced,
    "Check before you share it:",
    `  ${join(folder, "cmd.txt")}: keys and names in the arguments`,
    `  ${join(folder, "stdout.jsonl")}: e-mail addresses, names of hosts and accounts, texts of files, other folders`,
    `  ${join(folder, "stderr.txt")}: the same`,
  ].join("\n")}\n`;
}
