import { stat } from "node:fs/promises";

import { isRefusal, testedWords, type Adapter, type CommandInfo } from "@agentstream/adapter-kit";
import {
  findCommand,
  readVersion,
  type FoundCommand,
  type VersionAnswer,
} from "@agentstream/runner";
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
export async function examineAgent(
  adapter: Examinable,
  env: Environment,
  timeoutMs: number,
): Promise<Finding> {
  const { command, environment } = adapter;
  const found = await findCommand(command.name, env["PATH"] ?? "");
  const answer: VersionAnswer =
    found?.isExecutable === true ? await readVersion([found.path], timeoutMs) : {};
  const { version } = answer;
  const mode = found === undefined ? undefined : (await stat(found.path)).mode & 0o7777;
  const tested = [...new Set(adapter.protocols.flatMap((protocol) => protocol.tested))];
  const keys = Object.fromEntries(
    (environment?.keys ?? []).map((key) => [key, (env[key] ?? "") !== ""]),
  );
  const limits = version === undefined ? noLimits : limitsOf(adapter, version);
  const problems = [...problemsOf(command, found, answer, mode), ...limits.problems];
  const hints = [...versionHints(version, tested), ...limits.hints, ...keyHints(command, keys)];
  return present({
    agent: adapter.id,
    name: adapter.name,
    isUsable: version !== undefined && limits.problems.length === 0,
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
  { fault }: VersionAnswer,
  mode: number | undefined,
): Problem[] {
  if (found === undefined)
    return [{ problem: `\`${command}\` is not on the PATH`, remedy: `install it: ${install}` }];
  const { path, isExecutable } = found;
  if (!isExecutable)
    return [{ problem: `${path} is not executable`, remedy: `run chmod +x ${path}` }];
  const problems: Problem[] = [];
  if (fault !== undefined)
    problems.push({
      problem: `\`${command} --version\` ${fault}`,
      remedy: `run ${path} --version, or install it again: ${install}`,
    });
  if ((mode ?? 0) & 0o002)
    problems.push({
      problem: `${path} can be changed by every user of this machine`,
      remedy: `run chmod o-w ${path}`,
    });
  return problems;
}

interface Limits {
  readonly problems: readonly Problem[];
  readonly hints: readonly string[];
}

const noLimits: Limits = { problems: [], hints: [] };

/** What this version is too old for: all runs, some protocols, or what a plan leaves out. */
function limitsOf(adapter: Examinable, agentVersion: string): Limits {
  const update = `update it: ${adapter.command.install}`;
  const usual = adapter.plan({ prompt: "?" }, { agentVersion });
  if (isRefusal(usual)) {
    const problem = usual.refusals.map(({ reason }) => reason).join(" ");
    return { problems: [{ problem, remedy: update }], hints: [] };
  }
  const refused = adapter.protocols.flatMap(({ name: protocol, interactive }) => {
    const request = { prompt: "?", protocol, interactive };
    const plan = adapter.plan(request, { agentVersion });
    // what is refused of every version is no matter of this one
    if (!isRefusal(plan) || isRefusal(adapter.plan(request))) return [];
    return plan.refusals.map(({ reason }) => reason);
  });
  const newest = adapter.plan({ prompt: "?" });
  const known = isRefusal(newest) ? [] : newest.notes;
  const lacking = usual.notes.filter((note) => !known.includes(note));
  return { problems: [], hints: [...refused.map((reason) => `${reason} ${update}`), ...lacking] };
}

const versionHints = (version: string | undefined, tested: readonly string[]): string[] =>
  version === undefined || tested.includes(version)
    ? []
    : [`this version is untested, but will be read; tested: ${testedWords(tested)}`];

/** Without a key a login is needed; checking for one would mean reading credentials. */
function keyHints({ login }: CommandInfo, keys: Readonly<Record<string, boolean>>): string[] {
  if (Object.values(keys).includes(true)) return [];
  const names = Object.keys(keys).slice(0, 2).join(" or ");
  return [`if you are not logged in: ${login}${names === "" ? "" : `, or set ${names}`}`];
}
