import type { DraftOf } from "./draft-of.ts";
import type { EventWriter } from "./event-writer.ts";
import { fitAnswers } from "./fit-answers.ts";
import { LazySet } from "./lazy-set.ts";
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

export function createRequestEmitter(
  writer: EventWriter,
  pending: PendingRequests,
  uniqueId: (kind: string, nativeId: string) => string,
  deadline: () => number | undefined,
): RequestEmitter {
  return {
    askPermission(nativeId, asked, reply) {
      const requestId = uniqueId("request", nativeId);
      const at = deadline();
      const { toolId } = asked;
      // a request that a host can answer says how
      const { canChangeArguments = reply === undefined ? undefined : false } = asked;
      pending.add({ kind: "permission", requestId, nativeId, toolId, asked, at, reply });
      const expiresAt = isoTime(at);
      writer.emit({
        type: "permissionRequested",
        requestId,
        ...asked,
        canChangeArguments,
        expiresAt,
      });
      return requestId;
    },
    askQuestions(nativeId, asked, reply) {
      const requestId = uniqueId("request", nativeId);
      const at = deadline();
      const { toolId } = asked;
      pending.add({ kind: "questions", requestId, nativeId, toolId, asked, at, reply });
      writer.emit({ type: "questionAsked", requestId, ...asked, expiresAt: isoTime(at) });
      return requestId;
    },
    isOpen: (nativeId) => pending.byNative(nativeId) !== undefined,
    ...createResolver(writer, pending),
  };
}

type Resolver = Omit<RequestEmitter, "askPermission" | "askQuestions" | "isOpen">;

function createResolver(writer: EventWriter, pending: PendingRequests): Resolver {
  const denied = new LazySet<string>();

  function resolveRequest(request: PendingRequest | undefined, outcome: PermissionOutcome): void {
    if (request?.kind !== "permission") return;
    const { requestId, toolId, asked } = request;
    pending.remove(requestId);
    // an agent may name an option of a later version, which was not offered
    const isOffered = asked.options?.some(({ optionId }) => optionId === outcome.optionId);
    const optionId = isOffered === true ? outcome.optionId : undefined;
    if (toolId !== undefined) {
      if (outcome.outcome === "denied" || outcome.outcome === "expired") denied.add(toolId);
      else denied.delete(toolId);
    }
    writer.emit({ type: "permissionResolved", requestId, ...outcome, optionId });
  }

  function answerRequest(request: PendingRequest | undefined, outcome: QuestionOutcome): void {
    if (request?.kind !== "questions") return;
    const { requestId } = request;
    pending.remove(requestId);
    const asked = writer.open.questions.get(requestId);
    writer.emit({ type: "questionAnswered", requestId, ...fitAnswers(outcome, asked) });
  }

  return {
    isDenied: (toolId) => denied.has(toolId),
    resolveRequest,
    answerRequest,
    resolve: (nativeId, outcome) => resolveRequest(pending.byNative(nativeId), outcome),
    answer: (nativeId, outcome) => answerRequest(pending.byNative(nativeId), outcome),
    resolveTool(toolId, isAllowed) {
      for (const request of pending.all()) {
        if (request.toolId !== toolId) continue;
        resolveRequest(request, { outcome: isAllowed ? "allowed" : "denied" });
        answerRequest(request, { outcome: isAllowed ? "answered" : "declined" });
      }
    },
    settle(outcome) {
      for (const request of pending.all()) {
        const settled = withdraw(request) ? "cancelled" : outcome;
        resolveRequest(request, { outcome: settled });
        answerRequest(request, { outcome: settled });
      }
    },
  };
}

/** Writes to the agent that nobody answers any more, so that it does not wait; false if nothing can be written. */
function withdraw(request: PendingRequest): boolean {
  if (request.kind === "permission") request.reply?.({ outcome: "cancelled" });
  else request.reply?.({ outcome: "cancelled", answers: {} });
  return request.reply !== undefined;
}
