import type { Context } from "./context.ts";
import { checkRoute } from "./membership.ts";
import type { PlannedRun, RunInput } from "./plan-run.ts";
import { keptMcpServers } from "./resolve-mcp-servers.ts";
import { routeOf } from "./route-of.ts";
import { fieldProblem } from "./session-problem.ts";

/** Throws why a request cannot run. The worker that runs it plans it again. */
export async function admitRun(
  { planRun, membership, pool }: Context,
  input: RunInput,
): Promise<PlannedRun> {
  const planned = await planRun(input, membership === undefined ? "here" : "elsewhere");
  if (membership === undefined) return planned;
  const { secretMcpServers = [] } = keptMcpServers(input.mcpServers);
  if (secretMcpServers.length > 0)
    throw fieldProblem(
      "/mcpServers",
      `The env and headers of ${secretMcpServers.join(", ")} stay in the memory of one process, and another one may run this: register the servers at each node by --mcp or --mcp-config, and name them here.`,
    );
  checkRoute(membership, routeOf(pool, { agentType: input.agentType }, input));
  return planned;
}
