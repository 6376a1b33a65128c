import { AgentError } from "@agentstream/client";
import type { CallToolResult } from "@modelcontextprotocol/server";

import { RefusedCall } from "./delegations.ts";

/** A refusal is a result that the model reads, so that it can do it right; anything else is a fault of the server. */
export const answerCall =
  <Values extends readonly unknown[]>(work: (...values: Values) => Promise<CallToolResult>) =>
  async (...values: Values): Promise<CallToolResult> => {
    try {
      return await work(...values);
    } catch (error) {
      if (error instanceof AgentError) return refusal(`${error.code}: ${error.message}`);
      if (error instanceof RefusedCall) return refusal(error.message);
      throw error;
    }
  };

const refusal = (text: string): CallToolResult => ({
  isError: true,
  content: [{ type: "text", text }],
});
