import type { PermissionAnswer, QuestionAnswer } from "@agentstream/schema";

import type { Confines } from "./adapter.ts";
import { checkPermissionAnswer, checkQuestionAnswer, findOption } from "./check-answer.ts";
import { exceedsConfines } from "./exceeds-confines.ts";
import { LazySet } from "./lazy-set.ts";
import type { NoticeEmitter } from "./notice-emitter.ts";
import type {
  PendingRequest,
  PendingRequests,
  PermissionDecision,
  QuestionDecision,
} from "./pending-requests.ts";
import { refuseAnswer } from "./refuse-answers.ts";
import type { RequestEmitter } from "./request-emitter.ts";

/** Answers of a host, by requestId: each is written to the agent and emitted; or the reason why not is returned. */
export interface AnswerHandler {
  readonly permissionAnswer: (
    requestId: string,
    answer: PermissionAnswer,
    by?: PermissionDecision["by"],
  ) => string | undefined;
  readonly questionAnswer: (requestId: string, answer: QuestionAnswer) => string | undefined;
  /** Cancels the open requests, also for the agent. */
  readonly cancel: () => void;
  /** Denies the requests that have expired. */
  readonly expire: (now: number) => void;
  /** Denies what no answer may allow. */
  readonly confine: () => void;
  /** When the next one expires. */
  readonly wakeAt: () => number | undefined;
  /** Whether this call was refused by an answer, or for want of one. */
  readonly isDenied: (toolId: string) => boolean;
}

export type CreateAnswerHandler = (
  pending: PendingRequests,
  requests: RequestEmitter,
  notices: NoticeEmitter,
  confines: Confines | undefined,
) => AnswerHandler;

export const createAnswerHandler: CreateAnswerHandler = (pending, requests, notices, confines) => {
  const { decide, decideQuestions, giveUp, isDenied } = createDecider(requests, notices);
  const refuse = (requestId: string, why: string) => refuseAnswer(notices, requestId, why);
  return {
    permissionAnswer(requestId, answer, by) {
      const request = pending.get(requestId);
      if (request?.kind !== "permission") return refuse(requestId, "no such permission is open.");
      const fault = checkPermissionAnswer(request.asked, answer);
      if (fault !== undefined) return refuse(requestId, fault.message);
      decide(request, { ...decisionOf(request.asked, answer), by });
      return undefined;
    },
    questionAnswer(requestId, answer) {
      const request = pending.get(requestId);
      if (request?.kind !== "questions") return refuse(requestId, "no such question is open.");
      const fault = checkQuestionAnswer(request.asked, answer);
      if (fault !== undefined) return refuse(requestId, fault.message);
      const { answers, declined = false } = answer;
      decideQuestions(request, { outcome: declined ? "declined" : "answered", answers });
      return undefined;
    },
    cancel() {
      for (const request of pending.all()) giveUp(request, "cancelled");
    },
    expire(now) {
      for (const request of pending.all())
        if ((request.at ?? Infinity) <= now) giveUp(request, "expired");
    },
    confine() {
      for (const request of pending.all()) {
        const message = beyond(request, confines);
        if (message !== undefined) decide(request, { outcome: "denied", by: "policy", message });
      }
    },
    wakeAt: () => pending.earliest(),
    isDenied,
  };
};

function decisionOf(
  asked: Parameters<typeof findOption>[0],
  answer: PermissionAnswer,
): Omit<PermissionDecision, "by"> {
  const { outcome, message, arguments: updated } = answer;
  const option = findOption(asked, answer);
  const stop = answer.stop === true || option?.kind === "denyAndStop";
  return { outcome, option, message, arguments: updated, stop };
}

/** Why no answer may allow a request that waits; undefined: one may. */
const beyond = (request: PendingRequest, confines: Confines | undefined): string | undefined =>
  confines === undefined || request.kind !== "permission" || request.reply === undefined
    ? undefined
    : exceedsConfines(request.asked, confines);

interface Decider {
  readonly decide: (request: PendingRequest, decision: PermissionDecision) => void;
  readonly decideQuestions: (request: PendingRequest, decision: QuestionDecision) => void;
  readonly giveUp: (request: PendingRequest, outcome: "expired" | "cancelled") => void;
  readonly isDenied: (toolId: string) => boolean;
}

/** Writes a decision to the agent and to the stream, and adds denials to the end of the run. */
function createDecider(requests: RequestEmitter, notices: NoticeEmitter): Decider {
  const denied = new LazySet<string>();

  function deny(request: PendingRequest, source: "answer" | "expired", message?: string): void {
    const { toolId } = request;
    if (toolId !== undefined) denied.add(toolId);
    notices.deny({
      source,
      toolId,
      toolName: request.kind === "permission" ? request.asked.toolName : undefined,
      message,
    });
  }

  const decider: Decider = {
    decide(request, decision) {
      if (request.kind !== "permission") return;
      const { outcome, option, message, by = "user" } = decision;
      const isAnswer = outcome === "allowed" || outcome === "denied";
      if (outcome === "denied") deny(request, "answer", message);
      if (outcome === "expired") deny(request, "expired");
      request.reply?.(decision);
      requests.resolveRequest(request, {
        outcome,
        optionId: option?.optionId,
        by: isAnswer ? by : undefined,
        message,
        updatedArguments: decision.arguments && { ...decision.arguments },
      });
    },
    decideQuestions(request, decision) {
      if (request.kind !== "questions") return;
      const { outcome, answers } = decision;
      if (outcome === "expired") deny(request, "expired");
      request.reply?.(decision);
      requests.answerRequest(request, outcome === "answered" ? { outcome, answers } : { outcome });
    },
    giveUp(request, outcome) {
      decider.decide(request, { outcome });
      decider.decideQuestions(request, { outcome, answers: {} });
    },
    isDenied: (toolId) => denied.has(toolId),
  };
  return decider;
}
