import type { UiMessageChunk } from "@agentstream/schema";

import { createTails, type Tails } from "../create-tails.ts";

export type { UiMessageChunk };

/** What is kept of a run. */
export interface AiSdkRun {
  /** What closes each open block of text or thinking. */
  readonly blocks: Map<string, "text-end" | "reasoning-end">;
  /** The name of each tool whose input streams. */
  readonly inputs: Map<string, string>;
  /** The name of each open tool. */
  readonly tools: Map<string, string>;
  readonly tails: Tails;
  /** What was asked and not yet answered. */
  readonly requests: Map<string, Readonly<Record<string, unknown>>>;
  isInStep: boolean;
}

export const createAiSdkRun = (): AiSdkRun => ({
  blocks: new Map(),
  inputs: new Map(),
  tools: new Map(),
  tails: createTails(),
  requests: new Map(),
  isInStep: false,
});
