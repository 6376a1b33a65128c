import {
  read,
  type Lenient,
  type RpcAnswer,
  type Undefinable,
} from "@agentstream/adapter-kit/author";
import type { ErrorCode, SessionDetail } from "@agentstream/schema";
import type { AcpResult } from "@agentstream/schema/native/acp/message";
import type { TurnCompletedEvent } from "@agentstream/schema/written";

import { answeredError } from "./answered-error.ts";
import { endAllBlocks } from "./blocks.ts";
import { endOpenCalls } from "./end-call.ts";
import { isEarlier } from "./is-earlier.ts";
import { mapError, type MappedError } from "./map-error.ts";
import { mapUsage, mapUsageByModel } from "./map-usage.ts";
import type { State } from "./state.ts";

type About = Undefinable<
  Partial<
    Pick<TurnCompletedEvent, "stopReason" | "usage" | "usageByModel" | "costUsd" | "costSource">
  >
>;
interface Failure {
  readonly error: string;
  readonly errorCode: ErrorCode;
  readonly detail?: SessionDetail;
}

/** Reasons to stop that are no success. */
const failures: ReadonlyMap<string, Failure> = new Map<string, Failure>([
  ["cancelled", { error: "The turn was cancelled.", errorCode: "cancelled" }],
  [
    "refusal",
    { error: "The agent refused to go on.", errorCode: "contentFiltered", detail: "refusal" },
  ],
  [
    "max_turn_requests",
    {
      error: "The agent reached its limit of requests in a turn.",
      errorCode: "limitExceeded",
      detail: "maxTurns",
    },
  ],
]);

/** Nothing was said: what the model was given has left no room for an answer. */
const tooLong: Failure = {
  error: "The conversation exceeds what the model can take: it could not answer.",
  errorCode: "contextOverflow",
};

const deniedStop: Failure = {
  error: "The agent stopped where it was denied something.",
  errorCode: "permissionDenied",
  detail: "denied",
};

/** A prompt was answered: its turn ends. */
export function endTurn(answer: RpcAnswer, state: State): void {
  // an observer sees no prompt, and an agent may have nothing to say to it
  if (!state.emitter.turns.isOpen()) state.emitter.turns.begin();
  const error = answer.ok ? answeredError(answer.result, state) : undefined;
  if (!answer.ok) failTurn(mapError(answer, state.quirks), {}, state);
  else if (error === undefined) stopTurn(answer.result, state);
  else failTurn(error, answer.result, state);
  state.isPrompting = false;
  state.isCancelling = false;
  state.isStoppedByDenial = false;
  state.history = "over";
  state.hasAnswer = false;
  state.endedAtDenial = false;
  state.lastText = "";
  state.isMarkedFailed = false;
  state.usageOfChunks = undefined;
  if (state.cost !== undefined) state.costBefore = state.cost;
}

function stopTurn(result: Lenient<AcpResult>, state: State): void {
  const { emitter } = state;
  const stopReason = isCut(state) ? "cancelled" : read.string(result.stopReason);
  const isCancelled = stopReason === "cancelled";
  closeTurn(state, isCancelled);
  const about = aboutTurn(result, stopReason, state);
  const failure = failureOf(stopReason, isCancelled, state);
  if (failure === undefined) {
    state.detail = stopReason === "end_turn" && !state.hasAnswer ? "noText" : undefined;
    return emitter.turns.complete(about);
  }
  const { detail, ...why } = failure;
  state.detail = detail;
  emitter.turns.fail({ ...why, ...about });
}

/** Some end a turn that was cancelled as if all were well: any turn, or those of which nothing had come. */
const isCut = (state: State): boolean =>
  state.isCancelling && (!state.hasAnswer || isEarlier(state, state.quirks.hidesCancelUntil));

/** A denial that stops the turn also cancels it, but that is not why it ended. */
function failureOf(
  stopReason: string = "",
  isCancelled: boolean,
  { quirks, endedAtDenial, hasAnswer, isStoppedByDenial, lastText }: State,
): Failure | undefined {
  if (stopReason === "max_tokens" && !hasAnswer) return tooLong;
  if (isCancelled && isStoppedByDenial) return deniedStop;
  const isSilent = !hasAnswer || quirks.denialText?.test(lastText.trim()) === true;
  const hasStopped = quirks.stopsAtDenial === true && endedAtDenial && isSilent;
  return failures.get(stopReason) ?? (hasStopped ? deniedStop : undefined);
}

function failTurn(
  { message, errorCode, httpStatus }: MappedError,
  result: Lenient<AcpResult>,
  state: State,
): void {
  const isCancelled = state.isCancelling || errorCode === "cancelled";
  closeTurn(state, isCancelled);
  state.detail = undefined;
  const about = aboutTurn(result, undefined, state);
  if (isCancelled)
    return state.emitter.turns.fail({ error: message, errorCode: "cancelled", ...about });
  state.emitter.error({ message, errorCode, fatal: true, httpStatus });
  state.emitter.turns.fail({ error: message, errorCode, ...about });
}

/** What the turn has open ends before it. */
function closeTurn(state: State, isCancelled: boolean): void {
  endAllBlocks(state, isCancelled);
  endOpenCalls(state, isCancelled);
  // the agent waits no more, but a request without an answer is none of ours to leave
  if (state.isHosted) state.emitter.answers.cancel();
  state.openRequests.clear();
  state.askedFor.clear();
}

function aboutTurn(
  result: Lenient<AcpResult>,
  stopReason: string | undefined,
  state: State,
): About {
  const { quirks, emitter, cost, costBefore, usageOfChunks } = state;
  const about: About = {
    stopReason,
    usage: mapUsage(result, quirks) ?? usageOfChunks,
    usageByModel: mapUsageByModel(result),
  };
  // the agent counts over its whole session
  if (cost === undefined || costBefore === undefined || cost < costBefore) return about;
  const costUsd = cost - costBefore;
  const costSource = quirks.costIsEstimated === true ? "estimated" : "reported";
  state.costOfRun = (state.costOfRun ?? 0) + costUsd;
  emitter.report({ costUsd: state.costOfRun, costSource });
  return { ...about, costUsd, costSource };
}
