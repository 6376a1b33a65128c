import type { DraftOf } from "./draft-of.ts";
import type { EventWriter } from "./event-writer.ts";
import { fitAnswers } from "./fit-answers.ts";
import { LazyMap } from "./lazy-map.ts";
import type {
  PendingRequest,
  PendingRequests,
  PermissionDecision,
  QuestionDecision,
} from "./pending-requests.ts";
import { isoTime } from "./time.ts";

type PermissionAsked = DraftOf<"permissionRequested", "requestId">;
type PermissionOutcome = DraftOf<"permissionResolved", "requestId">;
type QuestionsAsked = DraftOf<"questionAsked", "requestId">;
type QuestionOutcome = DraftOf<"questionAnswered", "requestId">;

/** What the agent asks and waits for, by the native ids of the requests. Each is resolved once. */
export interface RequestEmitter {
  /** `reply` writes what a host decides; without it the request cannot be answered. */
  readonly askPermission: (
    nativeId: string,
    asked: PermissionAsked,
    reply?: (decision: PermissionDecision) => void,
  ) => string;
  readonly askQuestions: (
    nativeId: string,
    asked: QuestionsAsked,
    reply?: (decision: QuestionDecision) => void,
  ) => string;
  /** Resolves a permission, without a reply; nothing if it is not open. */
  readonly resolve: (nativeId: string, outcome: PermissionOutcome) => void;
  readonly answer: (nativeId: string, outcome: QuestionOutcome) => void;
  readonly resolveRequest: (
    request: PendingRequest | undefined,
    outcome: PermissionOutcome,
  ) => void;
  readonly answerRequest: (request: PendingRequest | undefined, outcome: QuestionOutcome) => void;
  /** Resolves whatever waits for this tool: for an observer, who sees only what became of it. */
  readonly resolveTool: (toolId: string, isAllowed: boolean) => void;
  /** Resolves all that are open; those that a host could have answered are cancelled, also for the agent. */
  readonly settle: (outcome: "cancelled" | "unknown") => void;
  readonly isOpen: (nativeId: string) => boolean;
  /** Whether the latest permission of this tool was denied, or has expired. */
  readonly isDenied: (toolId: string) => boolean;
}

type UniqueId = (kind: string, nativeId: string) => string;

/** A class: its methods take no memory in each run. */
export class WrittenRequests implements RequestEmitter {
  readonly #writer: EventWriter;
  readonly #pending: PendingRequests;
  readonly #uniqueId: UniqueId;
  readonly #deadline: () => number | undefined;
  /** Whether the latest permission of a call was denied. */
  readonly #denied: LazyMap<string, boolean> = new LazyMap();

  constructor(
    writer: EventWriter,
    pending: PendingRequests,
    uniqueId: UniqueId,
    deadline: () => number | undefined,
  ) {
    this.#writer = writer;
    this.#pending = pending;
    this.#uniqueId = uniqueId;
    this.#deadline = deadline;
  }

  askPermission(
    nativeId: string,
    asked: PermissionAsked,
    reply?: (decision: PermissionDecision) => void,
  ): string {
    const requestId = this.#uniqueId("request", nativeId);
    const at = this.#deadline();
    const { toolId } = asked;
    // a request that a host can answer says how
    const { canChangeArguments = reply === undefined ? undefined : false } = asked;
    this.#pending.add({ kind: "permission", requestId, nativeId, toolId, asked, at, reply });
    const expiresAt = isoTime(at);
    this.#writer.emit({
      type: "permissionRequested",
      requestId,
      ...asked,
      canChangeArguments,
      expiresAt,
    });
    return requestId;
  }

  askQuestions(
    nativeId: string,
    asked: QuestionsAsked,
    reply?: (decision: QuestionDecision) => void,
  ): string {
    const requestId = this.#uniqueId("request", nativeId);
    const at = this.#deadline();
    const { toolId } = asked;
    this.#pending.add({ kind: "questions", requestId, nativeId, toolId, asked, at, reply });
    this.#writer.emit({ type: "questionAsked", requestId, ...asked, expiresAt: isoTime(at) });
    return requestId;
  }

  isOpen(nativeId: string): boolean {
    return this.#pending.byNative(nativeId) !== undefined;
  }

  isDenied(toolId: string): boolean {
    return this.#denied.get(toolId) === true;
  }

  resolveRequest(request: PendingRequest | undefined, outcome: PermissionOutcome): void {
    if (request?.kind !== "permission") return;
    const { requestId, toolId, asked } = request;
    this.#pending.remove(requestId);
    // an agent may name an option of a later version, which was not offered
    const isOffered = asked.options?.some(({ optionId }) => optionId === outcome.optionId);
    const optionId = isOffered === true ? outcome.optionId : undefined;
    const isDenied = outcome.outcome === "denied" || outcome.outcome === "expired";
    if (toolId !== undefined) this.#denied.set(toolId, isDenied);
    this.#writer.emit({ type: "permissionResolved", requestId, ...outcome, optionId });
  }

  answerRequest(request: PendingRequest | undefined, outcome: QuestionOutcome): void {
    if (request?.kind !== "questions") return;
    const { requestId } = request;
    this.#pending.remove(requestId);
    const asked = this.#writer.open.questions.get(requestId);
    this.#writer.emit({ type: "questionAnswered", requestId, ...fitAnswers(outcome, asked) });
  }

  resolve(nativeId: string, outcome: PermissionOutcome): void {
    this.resolveRequest(this.#pending.byNative(nativeId), outcome);
  }

  answer(nativeId: string, outcome: QuestionOutcome): void {
    this.answerRequest(this.#pending.byNative(nativeId), outcome);
  }

  resolveTool(toolId: string, isAllowed: boolean): void {
    for (const request of this.#pending.all()) {
      if (request.toolId !== toolId) continue;
      this.resolveRequest(request, { outcome: isAllowed ? "allowed" : "denied" });
      this.answerRequest(request, { outcome: isAllowed ? "answered" : "declined" });
    }
  }

  settle(outcome: "cancelled" | "unknown"): void {
    for (const request of this.#pending.all()) {
      const settled = withdraw(request) ? "cancelled" : outcome;
      this.resolveRequest(request, { outcome: settled });
      this.answerRequest(request, { outcome: settled });
    }
  }
}

/** Writes to the agent that nobody answers any more, so that it does not wait; false if nothing can be written. */
function withdraw(request: PendingRequest): boolean {
  if (request.kind === "permission") request.reply?.({ outcome: "cancelled" });
  else request.reply?.({ outcome: "cancelled", answers: {} });
  return request.reply !== undefined;
}
