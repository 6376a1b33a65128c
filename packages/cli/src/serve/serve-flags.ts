import type { RegisteredAgent } from "@agentstream/gateway";
import type { PermissionTier } from "@agentstream/schema";

import type { McpFlags } from "../mcp-servers/add-mcp-options.ts";
import type { TracingFlags } from "../tracing.ts";
import type { AccessFlags } from "./add-access-options.ts";
import type { AgentMode } from "./add-agent-options.ts";
import type { ClusterFlags } from "./add-cluster-options.ts";
import type { LimitFlags } from "./add-limit-options.ts";
import type { WebhookFlags } from "./add-webhook-options.ts";

/** The flags of `serve`. */
export interface ServeFlags
  extends AccessFlags, ClusterFlags, LimitFlags, McpFlags, TracingFlags, WebhookFlags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly workspace: readonly string[];
  readonly agent: readonly RegisteredAgent[];
  readonly agentMode: readonly AgentMode[];
  readonly tokenFile?: string;
  readonly allowTier: PermissionTier;
  readonly defaultTier: PermissionTier;
  readonly retain?: number;
  readonly durable: boolean;
  readonly raw: boolean;
  readonly grace: number;
  readonly logLevel: string;
  readonly audit?: string;
  readonly metrics: boolean;
  readonly open: boolean;
}
