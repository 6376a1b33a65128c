import { setTimeout as delay } from "node:timers/promises";

import { isRefusal, type Adapter } from "@agentstream/adapter-kit";
import {
  findCommand,
  isBuiltIn,
  readVersion,
  versionCommandOf,
  type VersionAnswer,
} from "@agentstream/runner";
import { present } from "@agentstream/stream";

export interface ProbeResult {
  readonly installed: boolean;
  readonly version?: string;
  /** Why there is no version, if the command was asked for it in vain. */
  readonly problem?: string;
}

/** Whether an agent's command is installed, and which version it prints. */
export async function probeAgent(adapter: Adapter | undefined): Promise<ProbeResult> {
  if (adapter === undefined) return { installed: false };
  // it has no command
  if (isBuiltIn(adapter)) return { installed: true };
  const plan = adapter.plan(anyRequest);
  if (isRefusal(plan) || !(await isExecutable(plan.command))) return { installed: false };
  const command = versionCommandOf(plan, undefined);
  const { version, fault } = (command && (await versionInTime(command))) ?? {};
  const problem = fault === undefined ? undefined : `${plan.command} --version ${fault}`;
  return present({ installed: true, version, problem });
}

/** Whether an agent can be started here; its command is not called. */
export async function isInstalled(adapter: Adapter): Promise<boolean> {
  if (isBuiltIn(adapter)) return true;
  const plan = adapter.plan(anyRequest);
  return !isRefusal(plan) && (await isExecutable(plan.command));
}

const anyRequest = { prompt: "?" };

const isExecutable = async (command: string): Promise<boolean> =>
  (await findCommand(command))?.isExecutable === true;

/** A list of agents does not wait for a slow one: its version is there the next time. */
const mostMs = 10_000;

async function versionInTime(command: readonly string[]): Promise<VersionAnswer | undefined> {
  const isOver = new AbortController();
  const late = delay(mostMs, undefined, { ref: false, signal: isOver.signal }).catch(() => {});
  const answer = await Promise.race([readVersion(command), late]);
  isOver.abort();
  return answer ?? undefined;
}
