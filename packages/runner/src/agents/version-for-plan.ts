import { setTimeout as delay } from "node:timers/promises";

import type { Adapter } from "@agentstream/adapter-kit";

import { askVersion, findKnownVersion } from "./read-version.ts";
import { isVersionCommand } from "./version-command.ts";

/** A slow CLI is planned for as if it were the newest. */
const mostMs = 10_000;

/** The version of an agent's command that a plan must be made for; asks the command where nothing else shows it. */
export async function versionForPlan(
  { command: own }: Pick<Adapter, "command">,
  given?: readonly string[],
): Promise<string | undefined> {
  const command = given ?? (own === undefined ? [] : [own.name]);
  if (command.length === 0 || !isVersionCommand(command)) return undefined;
  const known = findKnownVersion(command);
  if (known !== undefined) return known;
  const { answer, giveUp } = askVersion(command);
  const isOver = new AbortController();
  const late = delay(mostMs, undefined, { signal: isOver.signal }).catch(() => {});
  const found = await Promise.race([answer, late]);
  isOver.abort();
  if (found === undefined) void giveUp();
  return found?.version;
}
