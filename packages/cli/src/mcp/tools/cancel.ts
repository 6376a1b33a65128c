import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

import { answerCall } from "../answer-call.ts";
import { reportSchema } from "../report-schema.ts";
import { reportAfter, sessionIdInput, waitInput, type ToolContext } from "../tool.ts";

const inputSchema = z.strictObject({ sessionId: sessionIdInput, wait: waitInput });

export function addCancel(server: McpServer, { delegations }: ToolContext): void {
  server.registerTool(
    "cancel",
    {
      title: "Cancel a delegated task",
      description:
        "Stops the agent of a delegated task, and drops its prompts that wait. What it has done stays. Calling it again changes nothing.",
      inputSchema,
      outputSchema: reportSchema,
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    },
    answerCall(async ({ sessionId, wait }, call) => {
      const delegation = delegations.find(sessionId);
      if (!delegation.isOver()) await delegation.session.cancel();
      for (const requestId of delegation.progress.requests.keys()) delegation.settle(requestId);
      return reportAfter(delegation, wait, call);
    }),
  );
}
