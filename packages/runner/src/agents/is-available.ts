import { isRefusal, type Adapter } from "@agentstream/adapter-kit";

import { isBuiltIn } from "./built-in.ts";
import { findAgent } from "./find-agent.ts";
import { findCommand } from "./find-command.ts";

/** Whether an agent can be run here: its adapter and its command are installed. */
export async function isAvailable(agent: string | Adapter): Promise<boolean> {
  if (typeof agent !== "string") {
    if (isBuiltIn(agent)) return true;
    const plan = agent.plan({ prompt: "." });
    return !isRefusal(plan) && (await findCommand(plan.command))?.isExecutable === true;
  }
  const adapter = await findAgent(agent).catch(() => undefined);
  return adapter !== undefined && isAvailable(adapter);
}
