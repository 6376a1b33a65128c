import { z } from "zod";

import { reportStates, type Report } from "./report.ts";

const openRequest = z.object({
  requestId: z.string(),
  kind: z.enum(["permission", "question"]),
  toolName: z.string().optional(),
  title: z.string().optional(),
  arguments: z.unknown().optional(),
  reason: z.string().optional(),
  plan: z.string().optional(),
  options: z
    .array(z.object({ optionId: z.string(), kind: z.string(), label: z.string().optional() }))
    .optional(),
  message: z.string().optional(),
  questions: z
    .array(
      z.object({
        id: z.string(),
        question: z.string(),
        options: z.array(z.string()).optional(),
        multiSelect: z.boolean().optional(),
      }),
    )
    .optional(),
  expiresAt: z.string().optional(),
});

/** How a delegation stands: the structured output of most tools. */
export const reportSchema: z.ZodType<Report> = z.object({
  sessionId: z.string(),
  agent: z.string(),
  state: z
    .enum(reportStates)
    .describe("waiting: the agent waits for an answer to one of openRequests"),
  text: z.string().describe("what the agent has written in this run so far"),
  truncated: z.boolean().optional().describe("the text is the end of a longer one"),
  activity: z.string(),
  openRequests: z.array(openRequest),
  filesChanged: z.array(z.string()),
  usage: z
    .object({ inputTokens: z.number(), outputTokens: z.number(), totalTokens: z.number() })
    .optional(),
  costUsd: z.number().optional(),
  error: z.string().optional(),
  errorCode: z.string().optional(),
  next: z.string().describe("what to do now"),
});
