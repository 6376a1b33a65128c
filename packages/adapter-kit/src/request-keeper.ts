import type { QuestionAskedEvent } from "@agentstream/schema";
import type {
  PermissionRequestedEvent,
  PermissionResolvedEvent,
  QuestionAnsweredEvent,
} from "@agentstream/schema/written";

import type { PermissionDecision } from "./decide-permission.ts";
import type { Sink } from "./sink.ts";
import type { QuestionDecision, Waiting, WaitingRequests } from "./waiting-requests.ts";

type Identity = "type" | "requestId" | "id" | "sessionId" | "timestamp";
type PermissionAsked = Omit<PermissionRequestedEvent, Identity>;
type PermissionOutcome = Omit<PermissionResolvedEvent, Identity>;
type QuestionsAsked = Omit<QuestionAskedEvent, Identity>;
type QuestionOutcome = Omit<QuestionAnsweredEvent, Identity>;

/** What the agent asks and waits for, by the native ids of the requests. Each is resolved once. */
export interface RequestKeeper {
  /**
   * `reply` writes what a host decides; without it nobody can answer. `canChange`: it can have the tool run with
   * other arguments.
   */
  readonly askPermission: (
    nativeId: string,
    asked: PermissionAsked,
    reply?: (decision: PermissionDecision) => void,
    canChange?: boolean,
  ) => string;
  readonly askQuestions: (
    nativeId: string,
    asked: QuestionsAsked,
    reply?: (decision: QuestionDecision) => void,
  ) => string;
  /** Resolves a permission, without a reply; nothing if it is not open. */
  readonly resolve: (nativeId: string, outcome: PermissionOutcome) => void;
  readonly answer: (nativeId: string, outcome: QuestionOutcome) => void;
  readonly resolveRequest: (request: Waiting | undefined, outcome: PermissionOutcome) => void;
  readonly answerRequest: (request: Waiting | undefined, outcome: QuestionOutcome) => void;
  /** Resolves whatever waits for this tool: for an observer, who sees only what became of it. */
  readonly resolveTool: (toolId: string, isAllowed: boolean) => void;
  /** Resolves all that are open. */
  readonly settle: (outcome: "cancelled" | "unknown") => void;
  readonly isOpen: (nativeId: string) => boolean;
}

export function createRequestKeeper(
  sink: Sink,
  waiting: WaitingRequests,
  uniqueId: (kind: string, nativeId: string) => string,
  deadline: () => number | undefined,
): RequestKeeper {
  return {
    askPermission(nativeId, asked, reply, canChange = false) {
      const requestId = uniqueId("request", nativeId);
      const { toolId, toolName, options, arguments: given } = asked;
      const at = deadline();
      waiting.add({
        kind: "permission",
        requestId,
        nativeId,
        toolId,
        toolName,
        options,
        arguments: given,
        canChange,
        at,
        reply,
      });
      sink.emit({ type: "permissionRequested", requestId, ...asked, ...expiry(at) });
      return requestId;
    },
    askQuestions(nativeId, asked, reply) {
      const requestId = uniqueId("request", nativeId);
      const at = deadline();
      waiting.add({ kind: "questions", requestId, nativeId, toolId: asked.toolId, at, reply });
      sink.emit({ type: "questionAsked", requestId, ...asked, ...expiry(at) });
      return requestId;
    },
    isOpen: (nativeId) => waiting.byNative(nativeId) !== undefined,
    ...createResolver(sink, waiting),
  };
}

type Resolver = Omit<RequestKeeper, "askPermission" | "askQuestions" | "isOpen">;

function createResolver(sink: Sink, waiting: WaitingRequests): Resolver {
  function resolveRequest(request: Waiting | undefined, outcome: PermissionOutcome): void {
    if (request?.kind !== "permission") return;
    const { requestId } = request;
    waiting.remove(requestId);
    sink.emit({ type: "permissionResolved", requestId, ...outcome });
  }

  function answerRequest(request: Waiting | undefined, outcome: QuestionOutcome): void {
    if (request?.kind !== "questions") return;
    const { requestId } = request;
    waiting.remove(requestId);
    sink.emit({ type: "questionAnswered", requestId, ...outcome });
  }

  return {
    resolveRequest,
    answerRequest,
    resolve: (nativeId, outcome) => resolveRequest(waiting.byNative(nativeId), outcome),
    answer: (nativeId, outcome) => answerRequest(waiting.byNative(nativeId), outcome),
    resolveTool(toolId, isAllowed) {
      for (const request of waiting.all()) {
        if (request.toolId !== toolId) continue;
        resolveRequest(request, { outcome: isAllowed ? "allowed" : "denied" });
        answerRequest(request, { outcome: isAllowed ? "answered" : "declined" });
      }
    },
    settle(outcome) {
      for (const request of waiting.all()) {
        resolveRequest(request, { outcome });
        answerRequest(request, { outcome });
      }
    },
  };
}

const expiry = (at: number | undefined): { expiresAt?: string } =>
  at === undefined ? {} : { expiresAt: new Date(at).toISOString() };
