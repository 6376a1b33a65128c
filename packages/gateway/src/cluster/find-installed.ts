import type { Adapter } from "@agentstream/adapter-kit";
import { isInstalled } from "@agentstream/sessions";

/** The agents that can be started here. */
export async function findInstalled(agents: ReadonlyMap<string, Adapter>): Promise<string[]> {
  const found = await Promise.all(
    [...agents.values()].map(async (adapter) => ((await isInstalled(adapter)) ? [adapter.id] : [])),
  );
  return found.flat();
}
