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
import { refuseAnswer } from "./refuse-answer.ts";
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

/** Writes decisions to the agent and to the stream, and adds denials to the end of the run. */
export class HostAnswers implements AnswerHandler {
  readonly #pending: PendingRequests;
  readonly #requests: RequestEmitter;
  readonly #notices: NoticeEmitter;
  readonly #confines: Confines | undefined;
  /** The calls that were denied. */
  readonly #denied: LazySet<string> = new LazySet();

  constructor(
    pending: PendingRequests,
    requests: RequestEmitter,
    notices: NoticeEmitter,
    confines: Confines | undefined,
  ) {
    this.#pending = pending;
    this.#requests = requests;
    this.#notices = notices;
    this.#confines = confines;
  }

  permissionAnswer(
    requestId: string,
    answer: PermissionAnswer,
    by?: PermissionDecision["by"],
  ): string | undefined {
    const request = this.#pending.get(requestId);
    if (request?.kind !== "permission")
      return this.#refuse(requestId, "no such permission is open.");
    const fault = checkPermissionAnswer(request.asked, answer);
    if (fault !== undefined) return this.#refuse(requestId, fault.message);
    this.#decide(request, { ...decisionOf(request.asked, answer), by });
    return undefined;
  }

  questionAnswer(requestId: string, answer: QuestionAnswer): string | undefined {
    const request = this.#pending.get(requestId);
    if (request?.kind !== "questions") return this.#refuse(requestId, "no such question is open.");
    const fault = checkQuestionAnswer(request.asked, answer);
    if (fault !== undefined) return this.#refuse(requestId, fault.message);
    const { answers, declined = false } = answer;
    this.#decideQuestions(request, { outcome: declined ? "declined" : "answered", answers });
    return undefined;
  }

  cancel(): void {
    for (const request of this.#pending.all()) this.#giveUp(request, "cancelled");
  }

  expire(now: number): void {
    for (const request of this.#pending.all())
      if ((request.at ?? Infinity) <= now) this.#giveUp(request, "expired");
  }

  confine(): void {
    for (const request of this.#pending.all()) {
      const message = beyond(request, this.#confines);
      if (message !== undefined)
        this.#decide(request, { outcome: "denied", by: "policy", message });
    }
  }

  wakeAt(): number | undefined {
    return this.#pending.earliest();
  }

  isDenied(toolId: string): boolean {
    return this.#denied.has(toolId);
  }

  #refuse(requestId: string, why: string): string {
    return refuseAnswer(this.#notices, requestId, why);
  }

  #decide(request: PendingRequest, decision: PermissionDecision): void {
    if (request.kind !== "permission") return;
    const { outcome, option, message, by = "user" } = decision;
    const isAnswer = outcome === "allowed" || outcome === "denied";
    if (outcome === "denied") this.#deny(request, "answer", message);
    if (outcome === "expired") this.#deny(request, "expired");
    request.reply?.(decision);
    this.#requests.resolveRequest(request, {
      outcome,
      optionId: option?.optionId,
      by: isAnswer ? by : undefined,
      message,
      updatedArguments: decision.arguments && { ...decision.arguments },
    });
  }

  #decideQuestions(request: PendingRequest, decision: QuestionDecision): void {
    if (request.kind !== "questions") return;
    const { outcome, answers } = decision;
    if (outcome === "expired") this.#deny(request, "expired");
    request.reply?.(decision);
    this.#requests.answerRequest(
      request,
      outcome === "answered" ? { outcome, answers } : { outcome },
    );
  }

  #giveUp(request: PendingRequest, outcome: "expired" | "cancelled"): void {
    this.#decide(request, { outcome });
    this.#decideQuestions(request, { outcome, answers: {} });
  }

  #deny(request: PendingRequest, source: "answer" | "expired", message?: string): void {
    const { toolId } = request;
    if (toolId !== undefined) this.#denied.add(toolId);
    this.#notices.deny({
      source,
      toolId,
      toolName: request.kind === "permission" ? request.asked.toolName : undefined,
      message,
    });
  }
}

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
