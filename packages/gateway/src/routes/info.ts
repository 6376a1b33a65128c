import { hostname } from "node:os";

import { dialectNames } from "@agentstream/dialects";
import { schemaVersion, type GatewayInfo, type GatewayNode } from "@agentstream/schema/core";
import { limits } from "@agentstream/schema/limits";
import type { SessionsLoad } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { json } from "../api-docs/route-docs.ts";
import { describeNodes } from "../cluster/describe-nodes.ts";
import { gatewayLimits } from "../gateway-limits.ts";
import type { GatewayContext, HttpRoute } from "../route.ts";

/** What this server is and can do. */
export const info: HttpRoute = {
  method: "GET",
  url: "/v1/info",
  docs: { summary: "What this server is and can do", answers: { 200: json("responses/info") } },
  access: "token",
  async handle({ context, caller }): Promise<GatewayInfo> {
    const { policy } = context.sessions;
    const load = await context.sessions.load();
    const { maxWaiting } = load;
    const agents = [...policy.agents.keys()];
    const nodes = nodesOf(context, load);
    const slots = nodes.map((node) => node.load.maxRunning ?? 0);
    const maxRunning = Math.max(
      1,
      slots.reduce((sum, one) => sum + one, 0),
    );
    return present({
      schemaVersion,
      version: context.version,
      features: {
        agents,
        dialects: ["unified", ...dialectNames],
        transports: ["sse", "websocket", "long-poll"],
        allowTier: policy.allowTier,
        defaultTier: policy.defaultTier,
        mcpServers: [...(policy.mcpServers?.keys() ?? [])],
        scopes: caller.scopes,
      },
      webhooks: caller.scopes.includes("admin") ? await context.webhooks?.status() : undefined,
      limits: { ...limits, ...gatewayLimits, maxRunning, maxWaiting },
      nodes,
    });
  },
};

function nodesOf(
  { membership, sessions, version }: GatewayContext,
  { running, waiting, maxRunning }: SessionsLoad,
): GatewayNode[] {
  if (membership !== undefined) return describeNodes(membership, waiting);
  const agents = [...sessions.policy.agents.keys()];
  const load = { running, waiting, maxRunning };
  return [{ name: hostname(), roles: ["gateway", "worker"], agents, load, version }];
}
