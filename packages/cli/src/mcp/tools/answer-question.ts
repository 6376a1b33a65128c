import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

import { answerCall } from "../answer-call.ts";
import { RefusedCall } from "../delegations.ts";
import { reportSchema } from "../report-schema.ts";
import { reportAfter, sessionIdInput, waitInput, type ToolContext } from "../tool.ts";

const inputSchema = z.strictObject({
  sessionId: sessionIdInput,
  requestId: z.string().describe("a requestId of openRequests"),
  answers: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .default({})
    .describe(
      "by the id of the question: a label of its options or a text; several for multiSelect",
    ),
  declined: z.boolean().optional().describe("answer nothing"),
  wait: waitInput,
});

export function addAnswerQuestion(server: McpServer, { delegations }: ToolContext): void {
  server.registerTool(
    "answer_question",
    {
      title: "Answer a question",
      description: "Answers what a delegated agent asks. Then waits as wait does.",
      inputSchema,
      outputSchema: reportSchema,
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    answerCall(async ({ sessionId, requestId, answers, declined, wait }, call) => {
      const delegation = delegations.find(sessionId);
      if (delegation.progress.requests.get(requestId)?.type !== "questionAsked")
        throw new RefusedCall(
          `requestId: ${JSON.stringify(requestId)} is not an open question; openRequests of wait has those that are.`,
        );
      const answer = declined === true ? { answers: {}, declined } : { answers };
      await delegation.session.answerQuestion(requestId, answer);
      delegation.settle(requestId);
      return reportAfter(delegation, wait, call);
    }),
  );
}
