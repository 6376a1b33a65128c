import { decideEnding, type EndingFacts, type ExitInput } from "@agentstream/adapter-kit";
import type { TurnFailedEvent } from "@agentstream/schema/written";

import { mapWords } from "./map-error.ts";
import { addCosts, usageOf } from "./map-usage.ts";
import {
  freshTurn,
  type Detail,
  type Failure,
  type RunState,
  type ServeState,
  type State,
  type Thread,
} from "./state.ts";

type Ending = ReturnType<typeof decideEnding>;
type Verdict = { readonly isOk: true } | ({ readonly isOk: false } & Failure);

/** What the vendor's lines say of how the turn went; undefined: nothing. */
export function verdictOf({ failure, rejection, finish }: Thread): Verdict | undefined {
  if (failure !== undefined) return { isOk: false, ...failure };
  if (rejection !== undefined)
    return { isOk: false, error: rejection, errorCode: "permissionDenied" };
  if (finish === "stop" || finish === "length") return { isOk: true };
  if (finish !== "content-filter") return undefined;
  return {
    isOk: false,
    error: "The content filter stopped the answer.",
    errorCode: "contentFiltered",
  };
}

export const noResult: Verdict = {
  isOk: false,
  error: "The turn ended without a result.",
  errorCode: "noResult",
};

/** The CLI computes costs from a list of prices. */
const costSource: NonNullable<TurnFailedEvent["costSource"]> = "estimated";

/** Ends the open turn, with what its steps used. */
export function closeTurn(verdict: Verdict, state: State): void {
  const { emitter, main } = state;
  const { account, step, finish } = main;
  // a step that was cut off is in no figure
  const usage = usageOf({ ...account, isPartial: account.isPartial || step !== undefined });
  const { costUsd } = account;
  const about = {
    ...(usage !== undefined && { usage }),
    ...(costUsd !== undefined && { costUsd, costSource }),
    ...(finish !== undefined && { stopReason: finish }),
  };
  state.cost = addCosts(state.cost, costUsd);
  if (state.cost !== undefined) emitter.report({ costUsd: state.cost, costSource });
  if (verdict.isOk) emitter.turns.complete(about);
  else {
    const { error, errorCode } = verdict;
    emitter.turns.fail({ error, errorCode, ...about });
  }
  Object.assign(main, freshTurn());
}

/** `run` never says that all went well: it exits with 0, has printed no error, and the model has stopped. */
export function decideRunEnding(exit: ExitInput, state: RunState): Ending {
  const { emitter, main } = state;
  emitHiddenRefusals(state);
  const hasSpoken = main.hasSpoken;
  const isRejected = main.failure === undefined && main.rejection !== undefined;
  const verdict = verdictOf(main);
  const isSaid = main.failure !== undefined || exit.code === 0 || exit.sent !== undefined;
  const isTold = verdict !== undefined && isSaid && emitter.turns.isOpen();
  if (isTold) closeTurn(verdict, state);
  const detail = isTold ? detailOf(verdict, isRejected, hasSpoken) : undefined;
  return endRun(exit, state, {
    ...(detail !== undefined && { detail }),
    ...startupErrorOf(exit, state),
  });
}

function detailOf(verdict: Verdict, isRejected: boolean, hasSpoken: boolean): Detail | undefined {
  if (verdict.isOk) return hasSpoken ? undefined : "noText";
  return isRejected ? "denied" : undefined;
}

/** The server is gone, or is not watched any more: its last turn decides. */
export function decideServeEnding(exit: ExitInput, state: ServeState): Ending {
  const detail = state.emitter.turns.isOpen() ? undefined : state.lastDetail;
  return endRun(exit, state, { ...(detail !== undefined && { detail }) });
}

/** A turn that nobody has ended is ended as the run is, with what is known of its usage. */
function endRun(exit: ExitInput, state: State, facts: EndingFacts): Ending {
  const { turns } = state.emitter;
  const ending = decideEnding(exit, state.emitter, facts);
  if (turns.isOpen()) closeTurn(verdictOfEnding(ending), state);
  return ending;
}

const words: Readonly<Partial<Record<Ending["reason"], Failure>>> = {
  cancelled: { error: "The turn was cancelled.", errorCode: "cancelled" },
  timeout: { error: "The turn timed out.", errorCode: "timeout" },
};

function verdictOfEnding({ reason, error, errorCode }: Ending): Verdict {
  const known = words[reason];
  if (known !== undefined) return { isOk: false, ...known };
  if (error === undefined || errorCode === undefined) return noResult;
  return { isOk: false, error, errorCode };
}

/** What was refused in a session that is not printed is told on the error output alone. */
function emitHiddenRefusals({ emitter, refusals, rejections }: RunState): void {
  for (const { toolName, message } of refusals.slice(rejections)) {
    emitter.deny({ toolName, message, source: "stderr" });
  }
}

/** A failure to start is told on the error output alone. */
function startupErrorOf(
  { code }: ExitInput,
  { startupError, hasUsageText, emitter }: RunState,
): Pick<EndingFacts, "startupError"> {
  if (code === null || code === 0) return {};
  if (startupError !== undefined) {
    return { startupError: { error: startupError, errorCode: mapWords(startupError) } };
  }
  if (!hasUsageText || emitter.turns.count() > 0) return {};
  const error = "opencode did not understand its arguments and printed how to use it.";
  return { startupError: { error, errorCode: "invalidRequest" } };
}
