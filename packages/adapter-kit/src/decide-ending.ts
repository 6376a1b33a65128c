import { present, type Ending } from "@agentstream/stream";

import type { Emitter } from "./emitter.ts";
import type { ExitInput } from "./input.ts";

/** What an adapter knows of the end, beyond what the emitter has seen. */
export interface EndingFacts {
  /** How the run ended, more closely, where the vendor says it. */
  readonly detail?: Ending["detail"] | undefined;
  /** What the error output says, where it says what went wrong. */
  readonly startupError?: Pick<Ending, "error" | "errorCode"> | undefined;
  /** The vendor said that all was well, and yet it was not. */
  readonly failure?: Pick<Ending, "error" | "errorCode" | "detail"> | undefined;
}

/** What a shell makes of a signal: 128 and its number. */
const signalsByCode: Readonly<Record<number, string>> = {
  129: "SIGHUP",
  130: "SIGINT",
  131: "SIGQUIT",
  137: "SIGKILL",
  143: "SIGTERM",
};

/**
 * How the run ended. The last turn decides, with the exit code: the vendor's word stands if there is one, and
 * without it the reason is what ended the process.
 */
export function decideEnding(exit: ExitInput, emitter: Emitter, facts: EndingFacts = {}): Ending {
  const { turns } = emitter;
  const verdict = turns.isOpen() ? undefined : turns.verdict();
  const signal = exit.signal ?? signalsByCode[exit.code ?? 0];
  const process = { exitCode: exit.code ?? undefined, signal };
  if (verdict === undefined) return { ...withoutVerdict(exit, signal, emitter, facts), ...process };
  if (!verdict.ok) return { ...failed(verdict, exit, facts), ...process };
  const fatal = turns.laterFatal();
  if (fatal !== undefined) {
    const { message: error, errorCode } = fatal;
    return { reason: "failed", error, errorCode, ...process };
  }
  if (facts.failure !== undefined) return { reason: "failed", ...facts.failure, ...process };
  const isCaused = exit.sent !== undefined;
  if (signal !== undefined && !isCaused)
    return { reason: "cancelled", detail: "signal", ...process };
  const isError = (exit.code ?? 0) !== 0;
  if (isError && !isCaused) {
    return {
      reason: "failed",
      detail: "other",
      error: `The exit code was ${exit.code}.`,
      errorCode: "unknown",
      ...process,
    };
  }
  return {
    reason: "completed",
    detail: facts.detail,
    ...process,
    exitCause: signal !== undefined || isError ? "hostEnded" : undefined,
  };
}

/**
 * The ending with what the agent cannot know: which limit was reached, or that it never began. A failure of the
 * host's explains an ending that is not a success; where the host ended the run, it is why.
 */
export function withHostFacts(ending: Ending, { sent, limit, failure }: ExitInput): Ending {
  if (ending.reason === "timeout" && limit !== undefined)
    return { ...ending, detail: limit, error: limitReached[limit] };
  const isExplained =
    ending.reason === "failed" || (ending.reason === "cancelled" && sent !== undefined);
  return failure === undefined || !isExplained ? ending : { ...ending, ...failure };
}

const limitReached = {
  idleTimeout: "Nothing came from the agent for too long.",
  totalTimeout: "The run took too long.",
} as const;

type Verdict = NonNullable<ReturnType<Emitter["turns"]["verdict"]>>;

/** What an agent that stops at its own limit need not put into words. */
const limitsOfAgent: Readonly<Record<string, string>> = { maxTurns: "turns", maxBudget: "costs" };

const timedOut: Ending = { reason: "timeout", detail: "totalTimeout", errorCode: "timeout" };

function failed(
  verdict: Extract<Verdict, { ok: false }>,
  { sent }: ExitInput,
  { detail }: EndingFacts,
): Ending {
  const { error, errorCode } = verdict;
  // the agent reports an interruption; only the host knows its cause
  if (errorCode === "cancelled" && sent === "timeout") return timedOut;
  if (errorCode === "cancelled")
    return { reason: "cancelled", detail: detail ?? "interrupted", error, errorCode };
  const known = detail ?? (errorCode === "noResult" ? errorCode : undefined);
  return { reason: "failed", detail: known, error, errorCode };
}

/** The vendor did not report how it went. */
function withoutVerdict(
  { sent, code }: ExitInput,
  signal: string | undefined,
  emitter: Emitter,
  { detail, startupError }: EndingFacts,
): Ending {
  if (sent === "timeout") return timedOut;
  if (sent !== undefined)
    return { reason: "cancelled", detail: "interrupted", errorCode: "cancelled" };
  if (signal !== undefined)
    return { reason: "cancelled", detail: "signal", errorCode: "cancelled" };
  const fatal = emitter.fatalError();
  if (fatal !== undefined) {
    const { message: error, errorCode } = fatal;
    return { reason: "failed", detail, error, errorCode };
  }
  const isStartup = emitter.turns.count() === 0 && (code ?? 0) !== 0;
  if (isStartup) {
    return {
      reason: "failed",
      detail: detail ?? "startup",
      error: `The exit code was ${code}.`,
      errorCode: "unknown",
      ...present(startupError ?? {}),
    };
  }
  const limit = limitsOfAgent[detail ?? ""];
  return {
    reason: "failed",
    detail: detail ?? "noResult",
    error:
      limit === undefined
        ? "The run ended without a result."
        : `The agent reached its limit of ${limit}.`,
    errorCode: limit === undefined ? "noResult" : "limitExceeded",
    ...present(startupError ?? {}),
  };
}
