import type { UnifiedEvent } from "@agentstream/schema";

import type { Run } from "./create-runs.ts";
import type { DialectInput } from "./dialect.ts";

/** The facts of a session, for formats that send them once, first, as soon as they are known. */
export interface Facts {
  agentType: string;
  sessionId: string;
  model: string | undefined;
  cwd: string | undefined;
  tools: readonly string[] | undefined;
  capabilities: Readonly<Record<string, unknown>> | undefined;
  nativeSessionId: string | undefined;
  startedAt: string | undefined;
  /** They were sent. */
  areSent: boolean;
}

export const createFacts = ({ sessionId }: UnifiedEvent): Facts => ({
  agentType: "unknown",
  sessionId,
  model: undefined,
  cwd: undefined,
  tools: undefined,
  capabilities: undefined,
  nativeSessionId: undefined,
  startedAt: undefined,
  areSent: false,
});

/** Records the facts in an event. */
export function learn(facts: Facts, event: UnifiedEvent): void {
  facts.agentType = event.agentType ?? facts.agentType;
  if (event.type === "sessionStarted") {
    facts.startedAt = event.timestamp;
    // what the host asked for, until the agent reports it
    facts.model = event.config?.model ?? facts.model;
    facts.cwd = event.config?.cwd ?? facts.cwd;
  }
  if (event.type === "sessionStarted" || event.type === "sessionUpdated") {
    facts.model = event.model ?? facts.model;
    facts.cwd = event.cwd ?? facts.cwd;
    facts.tools = event.tools ?? facts.tools;
    facts.capabilities = event.capabilities ?? facts.capabilities;
    facts.nativeSessionId = event.nativeSessionId ?? facts.nativeSessionId;
  }
}

/**
 * Sends the facts before anything else: as soon as the vendor's id is known, because all others come with it, or
 * before the first other value.
 */
export function introduceFirst<Value>(
  facts: Facts,
  run: Run<Value>,
  introduce: (event: DialectInput | undefined) => Value,
): Run<Value> {
  const introduced = (
    values: readonly Value[],
    event: DialectInput | undefined,
  ): readonly Value[] => {
    if (facts.areSent) return values;
    if (values.length === 0 && facts.nativeSessionId === undefined) return values;
    facts.areSent = true;
    return [introduce(event), ...values];
  };
  return {
    handle: (event) => introduced(run.handle(event), event),
    cut: () => introduced(run.cut(), undefined),
  };
}
