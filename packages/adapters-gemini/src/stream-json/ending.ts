import {
  decideEnding,
  type EndingFacts,
  type ExitInput,
  errorCodeOfStatus,
} from "@agentstream/adapter-kit/author";
import type { ErrorCode, SessionDetail } from "@agentstream/schema";

import { mapError } from "../map-error.ts";
import { addUsages } from "../map-usage.ts";
import { reasonOf } from "./api-error.ts";
import { endBlocks, type State } from "./state.ts";

type StartupError = NonNullable<EndingFacts["startupError"]>;
type Ending = ReturnType<typeof decideEnding>;

/** Exit codes of the CLI itself. */
const codes: Readonly<Record<number, { errorCode: ErrorCode; detail?: SessionDetail }>> = {
  41: { errorCode: "authenticationFailed" },
  42: { errorCode: "invalidRequest" },
  44: { errorCode: "unsupported" },
  52: { errorCode: "invalidRequest" },
  53: { errorCode: "limitExceeded", detail: "maxTurns" },
  54: { errorCode: "toolExecutionFailed" },
  55: { errorCode: "permissionDenied" },
};

// what the error output says of a conversation that is not there; its exit code is that of any bad input
const noSession = /error resuming session|no previous sessions|invalid session identifier/i;

/** How the run ended: the result's word, with the exit code; without a result it is never completed. */
export function decideGeminiEnding(exit: ExitInput, state: State): Ending {
  const { emitter } = state;
  const verdict = emitter.turns.isOpen() ? undefined : emitter.turns.verdict();
  const detail = verdict?.ok === true ? detailOfSuccess(state) : detailOfFailure(exit, state);
  const startupError = startupErrorOf(exit, state);
  const ending = decideEnding(exit, emitter, { detail, startupError });
  if (ending.errorCode !== "unknown") return ending;
  // the error output may come after the result
  const error = ending.error && reasonOf(ending.error, state.apiError);
  const ofWords = error === undefined ? "unknown" : mapError(error).errorCode;
  return { ...ending, error, errorCode: errorCodeOfExit(exit.code) ?? ofWords };
}

/** A warning that stopped the agent, or no answer at all after its last tool. */
const detailOfSuccess = ({ stopped, hasAnswer }: State): SessionDetail | undefined =>
  stopped ?? (hasAnswer ? undefined : "noText");

const detailOfFailure = ({ code }: ExitInput, { failed }: State): SessionDetail | undefined =>
  failed ?? codes[code ?? 0]?.detail;

/** A failure before the first line is on the error output alone. */
function startupErrorOf({ code }: ExitInput, state: State): StartupError | undefined {
  const error = state.firstError ?? state.firstWords;
  if (code === null || code === 0) return undefined;
  const isSession = code === 42 && noSession.test(error ?? "");
  const ofCode = isSession ? "sessionNotFound" : errorCodeOfExit(code);
  const errorCode = ofCode ?? (error === undefined ? "unknown" : startupCodeOf(error));
  return { errorCode, error };
}

const startupCodeOf = (error: string): ErrorCode =>
  /cannot use both|mutually exclusive|unknown argument|invalid values/i.test(error)
    ? "invalidRequest"
    : mapError(error).errorCode;

/** An exit code is eight bits wide: 145 is HTTP 401. */
function errorCodeOfExit(code: number | null): ErrorCode | undefined {
  const own = codes[code ?? 0]?.errorCode;
  return own ?? (code !== null && code >= 144 ? errorCodeOfStatus(code + 256) : undefined);
}

const successReasons = new Set(["STOP", "MAX_TOKENS"]);

/**
 * Forms without a result line: the end of the last answer is the vendor's word, if the process agrees. Chunks may
 * have no such end: then exit code 0 is the word.
 */
export function completeAnswer({ code, signal, sent }: ExitInput, state: State): void {
  const { emitter, finishReason, unanswered, hasChunks, expectsResult } = state;
  const isCut = code !== 0 || (signal ?? undefined) !== undefined || sent !== undefined;
  const isWaiting = unanswered.some((nativeId) => emitter.tools.isOpen(nativeId));
  const isAnswered = finishReason !== undefined || (hasChunks && !expectsResult);
  const isDone = isAnswered && !isWaiting && !isCut;
  if (!isDone || !emitter.turns.isOpen() || emitter.fatalError() !== undefined) return;
  const usage = addUsages(state.earlierUsage, state.answerUsage);
  const about = { stopReason: finishReason, usage };
  endBlocks(state);
  if (finishReason === undefined || successReasons.has(finishReason))
    return emitter.turns.complete(about);
  const error = `The model stopped: ${finishReason}`;
  emitter.turns.fail({ error, errorCode: mapError(finishReason).errorCode, ...about });
}
