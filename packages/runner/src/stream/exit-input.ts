import type { ExitInput } from "@agentstream/adapter-kit";

import type { Cause } from "../stop/create-stopper.ts";
import type { Exited } from "../transport.ts";

/** What the runner knows about a run's end. */
export interface EndFacts extends Pick<ExitInput, "durationMs" | "ifFailed"> {
  readonly exited: Exited;
  readonly cause: Cause | undefined;
  /** Why nothing more could be written to the agent. */
  readonly brokenInput: Error | undefined;
  readonly isInteractive: boolean;
}

/** The end of a run for its translator. A signal that the runner sent for a failure is left out: it would be a reason. */
export function exitInput(facts: EndFacts): ExitInput {
  const { exited, cause, durationMs, ifFailed } = facts;
  const { code, signal } = exited;
  const exit = { type: "exit", code, durationMs, ifFailed } as const;
  if (cause?.sent !== undefined) return { ...exit, signal, sent: cause.sent, limit: cause.limit };
  return { ...exit, signal: cause === undefined ? signal : null, failure: failureOf(facts) };
}

function failureOf({ exited, brokenInput, isInteractive }: EndFacts): ExitInput["failure"] {
  if (exited.failure !== undefined)
    return {
      detail: "spawn",
      error: exited.failure.message,
      errorCode: exited.isMissing === true ? "agentNotInstalled" : "connectionFailed",
    };
  if (!isInteractive || brokenInput === undefined) return undefined;
  const error = `The agent read no more: ${brokenInput.message}.`;
  return { detail: "protocol", error, errorCode: "connectionFailed" };
}
