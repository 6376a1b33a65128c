import type { ExitInput } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";

import type { Cause } from "../stop/create-stopper.ts";
import type { Exited } from "../transport.ts";

/** What only the runner knows of a run's end. */
export interface EndFacts {
  readonly exited: Exited;
  readonly cause: Cause | undefined;
  /** The agent could be told nothing more. */
  readonly brokenInput: Error | undefined;
  readonly isInteractive: boolean;
  readonly durationMs: number;
}

/** What the translator is told of the end. A signal that was no wish of the host's is not told: it would be a reason. */
export function exitInput({ exited, cause }: EndFacts): ExitInput {
  const { code, signal } = exited;
  if (cause === undefined) return { type: "exit", code, signal };
  if (cause.sent === undefined) return { type: "exit", code, signal: null };
  return { type: "exit", code, signal, sent: cause.sent };
}

/** The end of a run with what its translator cannot know: that it never began, or which limit was reached. */
export function amendEnding(event: UnifiedEvent, facts: EndFacts): UnifiedEvent {
  if (event.type !== "sessionEnded") return event;
  const { exited, cause, brokenInput, isInteractive } = facts;
  const { durationMs = Math.max(0, Math.round(facts.durationMs)) } = event;
  const ending = { ...event, durationMs };
  if (event.reason === "failed" && exited.failure !== undefined) {
    const error = exited.failure.message;
    return { ...ending, detail: "spawn", error, errorCode: "connectionFailed" };
  }
  if (event.reason === "failed" && isInteractive && brokenInput !== undefined) {
    const error = `The agent read no more: ${brokenInput.message}.`;
    return { ...ending, detail: "protocol", error, errorCode: "connectionFailed" };
  }
  if (event.reason === "timeout" && cause?.limit !== undefined)
    return { ...ending, detail: cause.limit, error: limits[cause.limit] };
  return ending;
}

const limits = {
  idleTimeout: "Nothing came from the agent for too long.",
  totalTimeout: "The run took too long.",
} as const;
