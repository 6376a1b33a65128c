import type {
  AcpSessionUpdateNotification,
  AcpToolCallContent,
  AcpUpdate,
} from "@agentstream/schema/dialects/acp";

import { createTails, type Tails } from "../create-tails.ts";

/** What is kept of a run. */
export interface AcpRun {
  /** The diffs of each open tool. */
  readonly tools: Map<string, AcpToolCallContent[]>;
  readonly tails: Tails;
  /** The call that waits for each permission. */
  readonly waiting: Map<string, string>;
  /** The prompt of the open turn. */
  prompt: string | undefined;
  /** The latest error that was sent. */
  lastError: string | undefined;
  compactions: number;
}

export const createAcpRun = (): AcpRun => ({
  tools: new Map(),
  tails: createTails(),
  waiting: new Map(),
  prompt: undefined,
  lastError: undefined,
  compactions: 0,
});

export const notify = (
  { sessionId }: { readonly sessionId: string },
  update: AcpUpdate,
): AcpSessionUpdateNotification => ({
  jsonrpc: "2.0",
  method: "session/update",
  params: { sessionId, update },
});

export const textContent = (text: string): AcpToolCallContent => ({
  type: "content",
  content: { type: "text", text },
});
