import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

import { answerCall } from "../answer-call.ts";
import { reportSchema } from "../report-schema.ts";
import { reportAfter, sessionIdInput, waitInput, type ToolContext } from "../tool.ts";

const inputSchema = z.strictObject({ sessionId: sessionIdInput, wait: waitInput });

export function addWait(server: McpServer, { delegations }: ToolContext): void {
  server.registerTool(
    "wait",
    {
      title: "Wait for a delegated task",
      description:
        "Waits for the end of a delegated task, or for a request of its agent, and returns how it stands. Call it again while the state is running.",
      inputSchema,
      outputSchema: reportSchema,
      annotations: { readOnlyHint: true },
    },
    answerCall(async ({ sessionId, wait }, call) =>
      reportAfter(delegations.find(sessionId), wait, call),
    ),
  );
}
