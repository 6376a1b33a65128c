import { present } from "@agentstream/stream";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

import { answerCall } from "../answer-call.ts";
import { reportOf, reportStates } from "../report.ts";
import { resultOf, type ToolContext } from "../tool.ts";

const listed = z.object({
  sessionId: z.string(),
  agent: z.string(),
  state: z.enum(reportStates),
  activity: z.string(),
  error: z.string().optional(),
});

const outputSchema = z.object({
  delegations: z.array(listed).describe("those of this server, oldest first"),
  agents: z.array(z.string()).optional().describe("the agents that tasks can be delegated to"),
  tiers: z.array(z.string()).describe("the tiers that can be asked for"),
  workspaces: z.array(z.string()).optional().describe("the folders that agents may work in"),
});

export function addList(server: McpServer, context: ToolContext): void {
  const { delegations, agents, tiers, workspaces } = context;
  server.registerTool(
    "list",
    {
      title: "List delegated tasks",
      description: "Lists the delegated tasks, and the agents that there are.",
      inputSchema: z.strictObject({}),
      outputSchema,
      annotations: { readOnlyHint: true },
    },
    answerCall(async () => {
      const reports = delegations.all().map((one) => listed.parse(reportOf(one)));
      return resultOf(present({ delegations: reports, agents, tiers, workspaces }));
    }),
  );
}
