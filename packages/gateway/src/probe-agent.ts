import { isRefusal, type Adapter } from "@agentstream/adapter-kit";
import { findCommand, isBuiltIn, readVersion, versionCommandOf } from "@agentstream/runner";
import { present } from "@agentstream/stream";

import type { ProbeResult } from "./route.ts";

/** Whether an agent's command is installed, and which version it prints. */
export async function probeAgent(adapter: Adapter | undefined): Promise<ProbeResult> {
  if (adapter === undefined) return { installed: false };
  // it has no command
  if (isBuiltIn(adapter)) return { installed: true };
  const plan = adapter.plan({ prompt: "?" });
  if (isRefusal(plan)) return { installed: false };
  const found = await findCommand(plan.command);
  if (found?.isExecutable !== true) return { installed: false };
  const command = versionCommandOf(plan, undefined);
  const version = command && (await readVersion(command));
  return present({ installed: true, version });
}
