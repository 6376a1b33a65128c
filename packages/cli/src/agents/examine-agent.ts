import { stat } from "node:fs/promises";

import type { Adapter, CommandInfo } from "@agentstream/adapter-kit";
import { findCommand, readVersion, type FoundCommand } from "@agentstream/runner";

/** What was found of an agent, and what is to be done. */
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
  const trouble = troubleOf(command, found, version, mode);
  const hints = [...versionHints(version, tested), ...keyHints(command, keys)];
  return {
    agent: adapter.id,
    name: adapter.name,
    isUsable: version !== undefined,
    command: command.name,
    ...(found !== undefined && { path: found.path }),
    ...(mode !== undefined && { permissions: mode.toString(8).padStart(4, "0") }),
    ...(version !== undefined && { version }),
    versionStatus:
      version === undefined ? "unknown" : tested.includes(version) ? "tested" : "untested",
    tested,
    keys,
    problems: trouble.map(({ problem }) => problem),
    advice: [...trouble.map(({ remedy }) => remedy), ...(version === undefined ? [] : hints)],
  };
}

interface Trouble {
  readonly problem: string;
  readonly remedy: string;
}

function troubleOf(
  { name: command, install }: CommandInfo,
  found: FoundCommand | undefined,
  version: string | undefined,
  mode: number | undefined,
): Trouble[] {
  if (found === undefined)
    return [{ problem: `\`${command}\` is not on the PATH`, remedy: `install it: ${install}` }];
  const { path, isExecutable } = found;
  if (!isExecutable)
    return [{ problem: "it may not be executed", remedy: `allow it: chmod +x ${path}` }];
  return [
    ...(version === undefined
      ? [
          {
            problem: `\`${command} --version\` tells no version, or not soon enough`,
            remedy: `try it: ${path} --version; or install it again: ${install}`,
          },
        ]
      : []),
    ...((mode ?? 0) & 0o002
      ? [
          {
            problem: "everybody on this machine may change what is run",
            remedy: `forbid it: chmod o-w ${path}`,
          },
        ]
      : []),
  ];
}

const versionHints = (version: string | undefined, tested: readonly string[]): string[] =>
  version === undefined || tested.includes(version)
    ? []
    : [`it is read all the same; tested are ${tested.join(", ")}`];

/** Without a key somebody must have logged in: that cannot be known without reading what must not be read. */
function keyHints({ login }: CommandInfo, keys: Readonly<Record<string, boolean>>): string[] {
  if (Object.values(keys).includes(true)) return [];
  const names = Object.keys(keys).slice(0, 2).join(" or ");
  return [`if it is not logged in: ${login}${names === "" ? "" : `, or set ${names}`}`];
}
