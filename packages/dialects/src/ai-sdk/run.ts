import type { UiMessageChunk, UnifiedEvent } from "@agentstream/schema";

import { createTails, type Tails } from "../create-tails.ts";
import type { DialectOptions } from "../dialect.ts";
import type { OpenTool } from "./open-tool.ts";

export type { UiMessageChunk };

/** What is kept of a run. */
export interface AiSdkRun {
  readonly options: DialectOptions;
  readonly messageId: string;
  /** What closes each open block of text or thinking. */
  readonly blocks: Map<string, "text-end" | "reasoning-end">;
  /** The name of each tool whose input streams. */
  readonly inputs: Map<string, string>;
  readonly tools: Map<string, OpenTool>;
  readonly tails: Tails;
  /** What was asked and not yet answered. */
  readonly requests: Map<string, Readonly<Record<string, unknown>>>;
  /** The call of each permission that was requested natively and is not answered. */
  readonly approvals: Map<string, string>;
  /** The parts of the step that were not taken back. */
  readonly stepParts: Set<string>;
  isInStep: boolean;
  /** The message has ended at a request; what follows in the run continues it. */
  isPaused: boolean;
  /** Why the model stopped in the newest turn. */
  stopReason: string | undefined;
}

export const createAiSdkRun = (
  { sessionId, run = 1 }: UnifiedEvent,
  options: DialectOptions,
): AiSdkRun => ({
  options,
  messageId: `${sessionId}/${run}`,
  blocks: new Map(),
  inputs: new Map(),
  tools: new Map(),
  tails: createTails(),
  requests: new Map(),
  approvals: new Map(),
  stepParts: new Set(),
  isInStep: false,
  isPaused: false,
  stopReason: undefined,
});
