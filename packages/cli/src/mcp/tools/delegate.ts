import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

import { answerCall } from "../answer-call.ts";
import type { Delegation } from "../delegation.ts";
import { RefusedCall } from "../delegations.ts";
import { reportSchema } from "../report-schema.ts";
import { reportAfter, waitInput, type ToolContext } from "../tool.ts";

const description = `Hands a task to another coding agent, which works on its own in a folder. Returns after the wait, at the end of the \
work, or when the agent asks for something. The work goes on after the wait, also if this call is cancelled: see wait and cancel.`;

const inputOf = ({ agents, tiers, workspaces }: ToolContext) =>
  z.strictObject({
    prompt: z.string().min(1).max(100_000).describe("the task, with all that the agent must know"),
    agent: (agents === undefined ? z.string().min(1) : z.enum(agents))
      .optional()
      .describe("the agent; required unless sessionId is given"),
    sessionId: z
      .string()
      .optional()
      .describe("an earlier delegation, whose conversation continues with this prompt"),
    cwd: z
      .string()
      .min(1)
      .optional()
      .describe(
        workspaces === undefined
          ? "the folder to work in, on the machine of the gateway"
          : `the folder to work in, inside of ${workspaces.join(", ")}; absent: ${workspaces[0]}`,
      ),
    tier: z
      .enum(tiers)
      .optional()
      .describe(
        `dry-run: may only read; supervised: may edit files, asks for commands; autonomous: asks for nothing; absent: ${usualTier({ tiers })}`,
      ),
    model: z.string().min(1).optional().describe("absent: the agent's own"),
    wait: waitInput,
  });

type Input = z.infer<ReturnType<typeof inputOf>>;

export function addDelegate(server: McpServer, context: ToolContext): void {
  server.registerTool(
    "delegate",
    {
      title: "Delegate a task to another agent",
      description,
      inputSchema: inputOf(context),
      outputSchema: reportSchema,
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    },
    answerCall(async (input, call) =>
      reportAfter(await delegationOf(input, context), input.wait, call),
    ),
  );
}

async function delegationOf(input: Input, context: ToolContext): Promise<Delegation> {
  const { sessionId, agent, prompt, cwd, model } = input;
  const { delegations } = context;
  if (sessionId === undefined) {
    if (agent === undefined) throw new RefusedCall("agent: expected an agent, or a sessionId.");
    return delegations.start({ agent, prompt, cwd, model, tier: input.tier ?? usualTier(context) });
  }
  for (const name of ["agent", "cwd", "model", "tier"] as const)
    if (input[name] !== undefined)
      throw new RefusedCall(
        `${name}: leave it out with sessionId; the conversation keeps its own.`,
      );
  const delegation = delegations.find(sessionId);
  await delegation.session.prompt(prompt);
  delegation.expectRun();
  return delegation;
}

const usualTier = ({ tiers }: Pick<ToolContext, "tiers">): ToolContext["tiers"][number] =>
  tiers.find((tier) => tier === "supervised") ?? tiers[0];
