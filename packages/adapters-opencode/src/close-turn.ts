import { decideEnding, type EndingFacts, type ExitInput } from "@agentstream/adapter-kit/author";
import type { SessionEndReason } from "@agentstream/schema";
import type { TurnFailedEvent } from "@agentstream/schema/written";

import { addCosts, usageOf } from "./map-usage.ts";
import { freshTurn, type Failure, type State, type Thread } from "./thread.ts";

export type Ending = ReturnType<typeof decideEnding>;
export type Verdict = { readonly isOk: true } | ({ readonly isOk: false } & Failure);

/** How the turn went according to the vendor's lines; undefined: they do not show it. */
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
    usage,
    costUsd,
    costSource: costUsd === undefined ? undefined : costSource,
    stopReason: finish,
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

/** Decides how the run ended. A turn that is still open ends in the same way, with what is known of its usage. */
export function endRun(exit: ExitInput, state: State, facts: EndingFacts): Ending {
  const { turns } = state.emitter;
  const ending = decideEnding(exit, state.emitter, facts);
  if (turns.isOpen()) closeTurn(verdictOfEnding(ending), state);
  return ending;
}

const words: Readonly<Partial<Record<SessionEndReason, Failure>>> = {
  cancelled: { error: "The turn was cancelled.", errorCode: "cancelled" },
  timeout: { error: "The turn timed out.", errorCode: "timeout" },
};

function verdictOfEnding({ reason, error, errorCode }: Ending): Verdict {
  const known = words[reason];
  if (known !== undefined) return { isOk: false, ...known };
  if (error === undefined || errorCode === undefined) return noResult;
  return { isOk: false, error, errorCode };
}
