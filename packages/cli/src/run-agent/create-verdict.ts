import type { SessionEndedEvent, UnifiedEvent } from "@agentstream/schema";

/** The outcome of a run as an exit code. */
export interface Verdict {
  readonly push: (event: UnifiedEvent) => void;
  readonly exitCode: (failOnDenied: boolean) => number;
  /** The agent's command could not be started. */
  readonly isUnstarted: () => boolean;
}

const exitCodes: Readonly<Record<SessionEndedEvent["reason"], number>> = {
  completed: 0,
  failed: 1,
  timeout: 124,
  cancelled: 130,
};

export function createVerdict(): Verdict {
  let ended: SessionEndedEvent | undefined;
  let isDenied = false;
  return {
    push(event) {
      if (event.type === "sessionEnded") ended = event;
      isDenied ||= hasDenial(event);
    },
    exitCode(failOnDenied) {
      const code = exitCodes[ended?.reason ?? "failed"];
      return code === 0 && failOnDenied && isDenied ? 1 : code;
    },
    isUnstarted: () => ended?.detail === "spawn",
  };
}

/** A request without an answer counts as denied. */
function hasDenial(event: UnifiedEvent): boolean {
  switch (event.type) {
    case "toolFailed":
      return event.reason === "denied";
    case "permissionResolved":
      return event.outcome === "denied" || event.outcome === "expired";
    case "turnCompleted":
    case "turnFailed":
    case "sessionEnded":
      return (event.permissionDenials ?? []).length > 0;
    default:
      return false;
  }
}
