import type { PermissionRequestedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

import { answerCall } from "../answer-call.ts";
import type { Delegation } from "../delegation.ts";
import { RefusedCall } from "../delegations.ts";
import { reportSchema } from "../report-schema.ts";
import { reportAfter, sessionIdInput, waitInput, type ToolContext } from "../tool.ts";

const inputSchema = z.strictObject({
  sessionId: sessionIdInput,
  requestId: z.string().describe("a requestId of openRequests"),
  decision: z.enum(["allow", "deny"]),
  optionId: z
    .string()
    .optional()
    .describe("one of the request's options that fits the decision; absent: just this once"),
  message: z.string().max(10_000).optional().describe("for the agent: why, or what to do instead"),
  stop: z.boolean().optional().describe("with deny: end the turn as well"),
  wait: waitInput,
});

export function addAnswerPermission(server: McpServer, { delegations }: ToolContext): void {
  server.registerTool(
    "answer_permission",
    {
      title: "Answer a permission request",
      description:
        "Allows or denies what a delegated agent asks permission for. Allow only what the user would allow. Then waits as wait does.",
      inputSchema,
      outputSchema: reportSchema,
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    },
    answerCall(async ({ sessionId, requestId, wait, ...answer }, call) => {
      const delegation = delegations.find(sessionId);
      const request = findPermission(delegation, requestId);
      const { decision, optionId, message, stop } = answer;
      refuseRule(request, optionId);
      const outcome = decision === "allow" ? "allowed" : "denied";
      const given = present({ outcome, optionId, message, stop } as const);
      await delegation.session.answerPermission(requestId, given);
      delegation.settle(requestId);
      return reportAfter(delegation, wait, call);
    }),
  );
}

function findPermission({ progress }: Delegation, requestId: string): PermissionRequestedEvent {
  const open = [...progress.requests.values()].filter((one) => one.type === "permissionRequested");
  const found = open.find((one) => one.requestId === requestId);
  if (found !== undefined) return found;
  const ids = open.map((one) => one.requestId).join(", ");
  throw new RefusedCall(
    `requestId: ${JSON.stringify(requestId)} is not an open permission request; ${ids === "" ? "there is none" : `expected one of ${ids}`}.`,
  );
}

/** A rule outlasts the delegation: it is for the person who owns the agent's settings. */
function refuseRule(
  { options = [] }: PermissionRequestedEvent,
  optionId: string | undefined,
): void {
  if (options.find((one) => one.optionId === optionId)?.kind === "allowRule")
    throw new RefusedCall(
      `optionId: ${JSON.stringify(optionId)} would change the agent's settings; only a person can choose it.`,
    );
}
