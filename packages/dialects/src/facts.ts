import type { UnifiedEvent } from "@agentstream/schema";

import type { Run } from "./create-runs.ts";
import type { DialectInput } from "./dialect.ts";

/** What is known of a session; a format that tells it once, first, waits until it is known. */
export interface Facts {
  agentType: string;
  sessionId: string;
  model: string | undefined;
  cwd: string | undefined;
  tools: readonly string[] | undefined;
  capabilities: Readonly<Record<string, unknown>> | undefined;
  nativeSessionId: string | undefined;
  startedAt: string | undefined;
  /** They were told. */
  areTold: boolean;
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
  areTold: false,
});

/** Takes note of what an event says of the session. */
export function learn(facts: Facts, event: UnifiedEvent): void {
  facts.agentType = event.agentType ?? facts.agentType;
  if (event.type === "sessionStarted") facts.startedAt = event.timestamp;
  if (event.type === "sessionStarted" || event.type === "sessionUpdated") {
    facts.model = event.model ?? facts.model;
    facts.cwd = event.cwd ?? facts.cwd;
    facts.tools = event.tools ?? facts.tools;
    facts.capabilities = event.capabilities ?? facts.capabilities;
    facts.nativeSessionId = event.nativeSessionId ?? facts.nativeSessionId;
  }
}

/**
 * Tells the facts before anything else: as soon as the vendor's id is known, for with it come all others, or when
 * there is something else to tell.
 */
export function tellFactsFirst<Value>(
  facts: Facts,
  run: Run<Value>,
  introduce: (event: DialectInput | undefined) => Value,
): Run<Value> {
  const introduced = (
    values: readonly Value[],
    event: DialectInput | undefined,
  ): readonly Value[] => {
    if (facts.areTold) return values;
    if (values.length === 0 && facts.nativeSessionId === undefined) return values;
    facts.areTold = true;
    return [introduce(event), ...values];
  };
  return {
    handle: (event) => introduced(run.handle(event), event),
    cut: () => introduced(run.cut(), undefined),
  };
}
