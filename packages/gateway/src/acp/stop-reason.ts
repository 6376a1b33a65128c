import { RequestError, type StopReason } from "@agentclientprotocol/sdk";
import type { SessionEndedEvent, UnifiedEvent } from "@agentstream/schema";

const byDetail: Readonly<Record<string, StopReason>> = {
  interrupted: "cancelled",
  maxTurns: "max_turn_requests",
  maxBudget: "max_turn_requests",
  refusal: "refusal",
};

/** The vendors' words for a text that was cut off. */
const cutOff: ReadonlySet<string> = new Set(["max_tokens", "length", "MAX_TOKENS"]);

/** Why the model stopped in the newest turn. */
export const stopWordOf = (event: UnifiedEvent): string | undefined =>
  event.type === "turnCompleted" || event.type === "turnFailed" ? event.stopReason : undefined;

/** The answer to a prompt. Throws the error of a run that failed. */
export function stopReasonOf(end: SessionEndedEvent, stopWord: string | undefined): StopReason {
  const { reason, detail, error, errorCode } = end;
  if (reason === "cancelled") return "cancelled";
  const known = detail === undefined ? undefined : byDetail[detail];
  if (known !== undefined) return known;
  if (reason === "completed") return cutOff.has(stopWord ?? "") ? "max_tokens" : "end_turn";
  const message = error ?? `The run ended with ${detail ?? reason}.`;
  const data = { errorCode, detail };
  // the client offers the ways to log in then
  const code = errorCode === "authenticationFailed" ? -32_000 : -32_603;
  throw new RequestError(code, message, data);
}
