import type { TokenUsage, UnifiedEvent } from "@agentstream/schema";

import { createLateStarts, type LateStarts } from "../create-late-starts.ts";
import { createReply, type Reply } from "../create-reply.ts";
import { createWholeTexts, type WholeTexts } from "../create-whole-texts.ts";
import { createFacts, learn, type Facts } from "../facts.ts";
import { agentNamed } from "./agents.ts";

/** What is kept of a run. */
export interface UesRun {
  readonly facts: Facts;
  readonly reply: Reply;
  /** The name of each open tool. */
  readonly tools: Map<string, string>;
  readonly lateStarts: LateStarts;
  /** The open blocks of thinking. */
  readonly thoughts: WholeTexts;
  /** The agent, as it is called here. */
  agent: string;
  /** What stands before the colon of its own events. */
  namespace: string;
  toolUses: number;
  /** The usage of the turns, by model. */
  usageByModel: Readonly<Record<string, TokenUsage>>;
  result: string | undefined;
  /** A failure was sent that ends the turn or the run. */
  hasFailed: boolean;
  latest: string;
  latestTime: number;
}

export const createUesRun = (first: UnifiedEvent): UesRun => ({
  facts: createFacts(first),
  reply: createReply(),
  tools: new Map(),
  lateStarts: createLateStarts(),
  thoughts: createWholeTexts(),
  agent: "unknown",
  namespace: "agent",
  toolUses: 0,
  usageByModel: {},
  result: undefined,
  hasFailed: false,
  latest: "",
  latestTime: 0,
});

/** Milliseconds since 1970. Reading a time costs as much as all the rest, and events of a moment share theirs. */
export function timeOf(run: UesRun, { timestamp }: Pick<UnifiedEvent, "timestamp">): number {
  if (timestamp !== run.latest) {
    run.latest = timestamp;
    const time = Date.parse(timestamp);
    if (!Number.isNaN(time)) run.latestTime = time;
  }
  return run.latestTime;
}

/** Takes note of what an event says of the session. */
export function learnOf(run: UesRun, event: UnifiedEvent): void {
  learn(run.facts, event);
  const { agentType } = run.facts;
  run.agent = agentNamed(agentType);
  run.namespace = /^[a-z][a-z0-9-]*$/.test(agentType) ? agentType : "agent";
}
