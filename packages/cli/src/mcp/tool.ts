import type { PermissionTier } from "@agentstream/schema";
import type { CallToolResult, ServerContext } from "@modelcontextprotocol/server";
import { z } from "zod";

import type { Delegation } from "./delegation.ts";
import type { Delegations } from "./delegations.ts";
import { reportOf } from "./report.ts";
import { waitFor } from "./wait-for.ts";

/** What all tools work with. */
export interface ToolContext {
  readonly delegations: Delegations;
  /** The client may answer requests. */
  readonly answers: boolean;
  /** The agents that may be named. Undefined: those of the gateway. */
  readonly agents: readonly [string, ...string[]] | undefined;
  readonly tiers: readonly [PermissionTier, ...PermissionTier[]];
  /** Undefined: those of the gateway. */
  readonly workspaces: readonly string[] | undefined;
}

/** The longest wait: clients give up a request after 60 seconds unless they are set otherwise. */
const mostSeconds = 50;
const usualSeconds = 25;

export const sessionIdInput: z.ZodString = z
  .string()
  .describe("the sessionId that delegate returned");

export const waitInput: z.ZodDefault<z.ZodNumber> = z
  .number()
  .min(0)
  .max(mostSeconds)
  .default(usualSeconds)
  .describe(
    `seconds to wait for the end or an open request, 0 to ${mostSeconds}; absent: ${usualSeconds}`,
  );

export const resultOf = (value: object): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(value) }],
  structuredContent: { ...value },
});

/** Waits with notifications of progress, if the client asks for them; then reports how it stands. */
export async function reportAfter(
  delegation: Delegation,
  seconds: number,
  { mcpReq }: ServerContext,
): Promise<CallToolResult> {
  const { _meta: meta } = mcpReq;
  const progressToken = meta?.progressToken;
  await waitFor(delegation, {
    seconds,
    signal: mcpReq.signal,
    onProgress(progress, message) {
      if (progressToken === undefined) return;
      const params = { progressToken, progress, total: seconds, message };
      // a client that is gone needs none
      mcpReq.notify({ method: "notifications/progress", params }).catch(() => {});
    },
  });
  return resultOf(reportOf(delegation));
}
