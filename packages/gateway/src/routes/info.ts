import { hostname } from "node:os";

import { dialectNames } from "@agentstream/dialects";
import { schemaVersion, type GatewayInfo } from "@agentstream/schema";
import { limits } from "@agentstream/schema/limits";

import { gatewayLimits } from "../gateway-limits.ts";
import type { HttpRoute } from "../route.ts";

/** What this server is and can do. */
export const info: HttpRoute = {
  method: "GET",
  url: "/v1/info",
  access: "token",
  async handle({ context, caller }): Promise<GatewayInfo> {
    const { policy } = context.sessions;
    const { running, waiting, maxRunning, maxWaiting } = context.sessions.load();
    const agents = [...policy.agents.keys()];
    return {
      schemaVersion,
      version: context.version,
      features: {
        agents,
        dialects: ["unified", ...dialectNames],
        transports: ["sse", "websocket", "long-poll"],
        allowTier: policy.allowTier,
        defaultTier: policy.defaultTier,
        scopes: caller.scopes,
      },
      limits: { ...limits, ...gatewayLimits, maxRunning, maxWaiting },
      nodes: [
        {
          name: hostname(),
          roles: ["gateway", "runner"],
          agents,
          load: { running, waiting, maxRunning },
        },
      ],
    };
  },
};
