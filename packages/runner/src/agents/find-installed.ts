import { isRefusal, type Adapter } from "@agentstream/adapter-kit";

import { isBuiltIn } from "./built-in.ts";
import { findCommand } from "./find-command.ts";

/** Those whose command is here; what is built in is for trying out, and only offered when it is asked for. */
export async function findInstalled(adapters: readonly Adapter[]): Promise<readonly Adapter[]> {
  const isHere = await Promise.all(adapters.map(isInstalled));
  return adapters.filter((_, index) => isHere[index] === true);
}

async function isInstalled(adapter: Adapter): Promise<boolean> {
  if (isBuiltIn(adapter)) return false;
  const plan = adapter.plan({ prompt: "?" });
  return !isRefusal(plan) && (await findCommand(plan.command))?.isExecutable === true;
}
