import {
  decideEnding,
  read,
  type ExitInput,
  type Emitter,
  type NativeProtocol,
} from "@agentstream/adapter-kit/author";
import type { SessionDetail } from "@agentstream/schema";
import type { TurnFailedEvent } from "@agentstream/schema/written";

import { mapError } from "../map-error.ts";
import type { LineOf } from "./line.ts";
import type { State } from "./state.ts";

type Result = LineOf<"result">;
type Ending = ReturnType<NativeProtocol["end"]>;
type Failure = Pick<TurnFailedEvent, "error" | "errorCode">;

/** By its mark, or by the word of the result. */
export const isInterrupted = (result: Result, { turn }: State): boolean =>
  turn.isInterrupted || (read.string(result.terminal_reason) ?? "").startsWith("aborted");

/** Neither field is enough alone; a result without a subtype has only one. */
const isSuccessful = ({ subtype, is_error }: Result): boolean =>
  read.string(subtype) === undefined
    ? read.boolean(is_error) === false
    : read.is(subtype, "success") && read.boolean(is_error) !== true;

/** Why a turn failed; undefined if it did not. */
export function failureOf(result: Result, state: State): Failure | undefined {
  const isSuccess = isSuccessful(result);
  const text = read.string(result.result) ?? "";
  const errorInText = state.variant.errorInText?.exec(text)?.[1];
  if (isSuccess && errorInText === undefined) return undefined;
  if (!isSuccess && isInterrupted(result, state)) {
    if (state.turn.isStopped)
      return { error: "A denial ended the turn.", errorCode: "permissionDenied" };
    return { error: "The turn was interrupted.", errorCode: "cancelled" };
  }
  const words = [
    ...read.strings(result.errors),
    read.string(read.fields(result.error).message) ?? "",
  ];
  const error =
    errorInText ?? (words.filter((word) => word !== "").join("\n") || text || wordsOf(result));
  const status = read.integer(result.api_error_status);
  const known = state.turn.error;
  const errorCode = known?.errorCode ?? mapError({ status, text: error });
  return { error, errorCode: codesByDetail.get(detailOf(result, state)) ?? errorCode };
}

const codesByDetail: ReadonlyMap<SessionDetail | undefined, Failure["errorCode"]> = new Map([
  ["refusal", "contentFiltered"],
  ["maxTurns", "limitExceeded"],
  ["maxBudget", "limitExceeded"],
]);

const wordsOf = (result: Result): string =>
  `The turn failed: ${read.string(result.subtype) ?? "unknown"}.`;

const detailBySubtype: ReadonlyMap<string, SessionDetail> = new Map<string, SessionDetail>([
  ["error_max_turns", "maxTurns"],
  ["error_max_budget_usd", "maxBudget"],
  ["error_max_structured_output_retries", "noStructuredOutput"],
]);

const detailByReason: ReadonlyMap<string, SessionDetail> = new Map<string, SessionDetail>([
  ["max_turns", "maxTurns"],
  ["hook_stopped", "hookStopped"],
  ["tool_deferred", "toolDeferred"],
]);

/** How a turn ended, more closely. The run ends as its last turn did. */
export function detailOf(result: Result, state: State): SessionDetail | undefined {
  const { turn } = state;
  const known =
    detailBySubtype.get(read.string(result.subtype) ?? "") ??
    detailByReason.get(read.string(result.terminal_reason) ?? "");
  if (known !== undefined) return known;
  const isFailed = !isSuccessful(result);
  if (isFailed && isInterrupted(result, state)) return turn.isStopped ? "denied" : "interrupted";
  if (turn.isRefused && isFailed) return "refusal";
  if (turn.isPromptBlocked) return "promptBlocked";
  const isUnstructured =
    turn.wantsStructuredOutput && (result.structured_output ?? undefined) === undefined;
  return isUnstructured && !isFailed ? "noStructuredOutput" : undefined;
}

/** How the run ended, when the process is gone. */
export function endRun(exit: ExitInput, emitter: Emitter, state: State): Ending {
  if (state.result !== undefined && !emitter.turns.isOpen())
    emitter.report({ result: state.result });
  const detail = emitter.turns.isOpen()
    ? state.variant.detailByExitCode.get(exit.code ?? 0)
    : state.detail;
  const startupError = emitter.turns.count() === 0 ? errorIn(state.stderr) : undefined;
  const ending = decideEnding(exit, emitter, { detail, startupError });
  // a host that interrupts lets the turn end; a killed process leaves it open
  const isKilled =
    emitter.turns.isOpen() && ending.signal !== undefined && ending.signal !== "SIGINT";
  return isKilled && ending.detail === "interrupted" ? { ...ending, detail: "signal" } : ending;
}

/** The CLI was called in a way that it does not take. */
const misuse =
  /unknown option|invalid|not found|must be|cannot be used|already in use|error parsing/i;

/** The error in the error output: the last line that calls itself one, else the last line. */
function errorIn(lines: readonly string[]): Failure | undefined {
  const words = lines.filter((line) => line.trim() !== "");
  const error = words.findLast((line) => /^\W*error\b/i.test(line)) ?? words.at(-1);
  if (error === undefined) return undefined;
  const errorCode = mapError({ text: error });
  return {
    error,
    errorCode: errorCode === "unknown" && misuse.test(error) ? "invalidRequest" : errorCode,
  };
}
