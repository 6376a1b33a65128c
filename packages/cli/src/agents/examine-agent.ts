import { stat } from "node:fs/promises";

import type { Adapter, CommandInfo } from "@agentstream/adapter-kit";
import { findCommand, readVersion, type FoundCommand } from "@agentstream/runner";
import { present } from "@agentstream/stream";

/** The state of an agent on this machine, and what to do. */
export interface Finding {
  readonly agent: string;
  readonly name: string;
  readonly isUsable: boolean;
  readonly command: string;
  readonly path?: string;
  /** Of the file, as `chmod` takes them. */
  readonly permissions?: string;
  readonly version?: string;
  readonly versionStatus: "tested" | "untested" | "unknown";
  readonly tested: readonly string[];
  /** Whether a variable is set; never what it holds. */
  readonly keys: Readonly<Record<string, boolean>>;
  /** What is wrong. */
  readonly problems: readonly string[];
  /** What to do. */
  readonly advice: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An agent with a command of its own. */
export interface Examinable extends Adapter {
  readonly command: CommandInfo;
}

/** Looks for an agent and asks it for its version; runs nothing else, and reads no credentials. */
export async function examineAgent(adapter: Examinable, env: Environment): Promise<Finding> {
  const { command, environment } = adapter;
  const found = await findCommand(command.name, env["PATH"] ?? "");
  const version = found?.isExecutable === true ? await readVersion([found.path]) : undefined;
  const mode = found === undefined ? undefined : (await stat(found.path)).mode & 0o7777;
  const tested = [...new Set(adapter.protocols.flatMap((protocol) => protocol.tested))];
  const keys = Object.fromEntries(
    (environment?.keys ?? []).map((key) => [key, (env[key] ?? "") !== ""]),
  );
  const problems = problemsOf(command, found, version, mode);
  const hints = [...versionHints(version, tested), ...keyHints(command, keys)];
  return present({
    agent: adapter.id,
    name: adapter.name,
    isUsable: version !== undefined,
    command: command.name,
    path: found?.path,
    permissions: mode?.toString(8).padStart(4, "0"),
    version,
    versionStatus:
      version === undefined ? "unknown" : tested.includes(version) ? "tested" : "untested",
    tested,
    keys,
    problems: problems.map(({ problem }) => problem),
    advice: problems.map(({ remedy }) => remedy).concat(version === undefined ? [] : hints),
  });
}

interface Problem {
  readonly problem: string;
  readonly remedy: string;
}

function problemsOf(
  { name: command, install }: CommandInfo,
  found: FoundCommand | undefined,
  version: string | undefined,
  mode: number | undefined,
): Problem[] {
  if (found === undefined)
    return [{ problem: `\`${command}\` is not on the PATH`, remedy: `install it: ${install}` }];
  const { path, isExecutable } = found;
  if (!isExecutable)
    return [{ problem: `${path} is not executable`, remedy: `run chmod +x ${path}` }];
  const problems: Problem[] = [];
  if (version === undefined)
    problems.push({
      problem: `\`${command} --version\` printed no version in time`,
      remedy: `run ${path} --version, or install it again: ${install}`,
    });
  if ((mode ?? 0) & 0o002)
    problems.push({
      problem: `${path} can be changed by every user of this machine`,
      remedy: `run chmod o-w ${path}`,
    });
  return problems;
}

const versionHints = (version: string | undefined, tested: readonly string[]): string[] =>
  version === undefined || tested.includes(version)
    ? []
    : [`this version is untested, but will be read; tested: ${tested.join(", ")}`];

/** Without a key a login is needed; checking for one would mean reading credentials. */
function keyHints({ login }: CommandInfo, keys: Readonly<Record<string, boolean>>): string[] {
  if (Object.values(keys).includes(true)) return [];
  const names = Object.keys(keys).slice(0, 2).join(" or ");
  return [`if you are not logged in: ${login}${names === "" ? "" : `, or set ${names}`}`];
}
