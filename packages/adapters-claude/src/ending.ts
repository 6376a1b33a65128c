import {
  decideEnding,
  untyped as read,
  type ExitInput,
  type Emitter,
  type NativeObject,
  type NativeProtocol,
} from "@agentstream/adapter-kit";
import type { TurnFailedEvent } from "@agentstream/schema/written";

import { mapError } from "./map-error.ts";
import type { Detail, State } from "./state.ts";

type Ending = ReturnType<NativeProtocol["end"]>;
type Failure = Pick<TurnFailedEvent, "error" | "errorCode">;

const isInterrupted = (result: NativeObject, { turn }: State): boolean =>
  turn.isInterrupted || (read.string(result["terminal_reason"]) ?? "").startsWith("aborted");

/** Neither word is enough alone; a result without a subtype has only one. */
const saysSuccess = ({ subtype, is_error: isError }: NativeObject): boolean =>
  (subtype === "success" && isError !== true) || (subtype === undefined && isError === false);

/** Why a turn failed; undefined if it did not. */
export function failureOf(result: NativeObject, state: State): Failure | undefined {
  const isSuccess = saysSuccess(result);
  const text = read.string(result["result"]) ?? "";
  const qwenError = state.isQwen ? /\[(API Error: [^\n]*)\]\s*$/.exec(text)?.[1] : undefined;
  if (isSuccess && qwenError === undefined) return undefined;
  if (!isSuccess && isInterrupted(result, state)) {
    if (state.turn.isStopped)
      return { error: "A denial ended the turn.", errorCode: "permissionDenied" };
    return { error: "The turn was interrupted.", errorCode: "cancelled" };
  }
  const words = [
    ...read.strings(result["errors"]),
    read.string(read.fields(result["error"])["message"]) ?? "",
  ];
  const error =
    qwenError ?? (words.filter((word) => word !== "").join("\n") || text || wordsOf(result));
  const status = read.integer(result["api_error_status"]);
  const known = state.turn.error;
  const errorCode = known?.errorCode ?? mapError({ status, text: error });
  return {
    error,
    errorCode: detailOf(result, state) === "refusal" ? "contentFiltered" : errorCode,
  };
}

const wordsOf = (result: NativeObject): string =>
  `The turn failed: ${read.string(result["subtype"]) ?? "unknown"}.`;

const detailBySubtype: ReadonlyMap<string, Detail> = new Map<string, Detail>([
  ["error_max_turns", "maxTurns"],
  ["error_max_budget_usd", "maxBudget"],
  ["error_max_structured_output_retries", "noStructuredOutput"],
]);

const detailByReason: ReadonlyMap<string, Detail> = new Map<string, Detail>([
  ["max_turns", "maxTurns"],
  ["hook_stopped", "hookStopped"],
  ["tool_deferred", "toolDeferred"],
]);

/** How a turn ended, more closely. The run ends as its last turn did. */
export function detailOf(result: NativeObject, state: State): Detail | undefined {
  const { turn } = state;
  const known =
    detailBySubtype.get(read.string(result["subtype"]) ?? "") ??
    detailByReason.get(read.string(result["terminal_reason"]) ?? "");
  if (known !== undefined) return known;
  const isFailed = !saysSuccess(result);
  if (isFailed && isInterrupted(result, state)) return turn.isStopped ? "denied" : "interrupted";
  if (turn.isRefused && isFailed) return "refusal";
  if (turn.isPromptBlocked) return "promptBlocked";
  const isUnstructured = turn.wantsStructuredOutput && result["structured_output"] === undefined;
  return isUnstructured && !isFailed ? "noStructuredOutput" : undefined;
}

/** Qwen Code's exit code where the turns are used up: it prints no result then. */
const qwenMaxTurns = 53;

/** How the run ended, when the process is gone. */
export function endRun(exit: ExitInput, emitter: Emitter, state: State): Ending {
  if (state.result !== undefined && !emitter.turns.isOpen())
    emitter.report({ result: state.result });
  const isQwenLimit = state.isQwen && exit.code === qwenMaxTurns && emitter.turns.isOpen();
  const detail = isQwenLimit ? "maxTurns" : emitter.turns.isOpen() ? undefined : state.detail;
  const startupError = emitter.turns.count() === 0 ? errorIn(state.stderr) : undefined;
  const ending = decideEnding(exit, emitter, {
    ...(detail !== undefined && { detail }),
    ...(startupError !== undefined && { startupError }),
  });
  // a host that interrupts lets the turn end: one that was killed has no word of its own
  const isKilled =
    emitter.turns.isOpen() && ending.signal !== undefined && ending.signal !== "SIGINT";
  return isKilled && ending.detail === "interrupted" ? { ...ending, detail: "signal" } : ending;
}

/** The CLI was called in a way that it does not take. */
const misuse =
  /unknown option|invalid|not found|must be|cannot be used|already in use|error parsing/i;

/** What the error output says went wrong: its last line that says so, else its last. */
function errorIn(lines: readonly string[]): Failure | undefined {
  const said = lines.filter((line) => line.trim() !== "");
  const error = said.findLast((line) => /^\W*error\b/i.test(line)) ?? said.at(-1);
  if (error === undefined) return undefined;
  const errorCode = mapError({ text: error });
  return {
    error,
    errorCode: errorCode === "unknown" && misuse.test(error) ? "invalidRequest" : errorCode,
  };
}
