import type { UnifiedEvent } from "@agentstream/schema";

import { AgentError } from "./agent-error.ts";

/** The error that an event reports: of a run or a turn that failed, or an `error`. Undefined: it reports none. */
export function errorOfEvent(event: UnifiedEvent): AgentError | undefined {
  switch (event.type) {
    case "error":
      return errorOf(event, event.errorCode, event.message);
    case "turnFailed":
      return errorOf(event, event.errorCode, event.error);
    case "sessionEnded": {
      const { reason, detail, error = detail ?? reason } = event;
      return reason === "completed" ? undefined : errorOf(event, event.errorCode, error);
    }
    default:
      return undefined;
  }
}

/** A word that this version does not know is passed on as it is. */
function errorOf(
  { agentType, raw }: UnifiedEvent,
  code: AgentError["code"] | undefined,
  message: string,
): AgentError {
  const nativeError = raw === undefined ? undefined : JSON.stringify(raw);
  return new AgentError(code ?? "unknown", message, { agentType, nativeError });
}
