import { dialectNames } from "@agentstream/dialects";
import { schemaVersion, type GatewayInfo } from "@agentstream/schema";

import type { HttpRoute } from "../route.ts";

/** What this server is and can do. */
export const info: HttpRoute = {
  method: "GET",
  url: "/v1/info",
  access: "token",
  async handle({ context, caller }): Promise<GatewayInfo> {
    const { policy } = context.sessions;
    return {
      schemaVersion,
      version: context.version,
      features: {
        agents: [...policy.agents.keys()],
        dialects: ["unified", ...dialectNames],
        transports: ["sse", "websocket", "long-poll"],
        allowTier: policy.allowTier,
        defaultTier: policy.defaultTier,
        scopes: caller.scopes,
      },
    };
  },
};
