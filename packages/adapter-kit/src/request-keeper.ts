import type {
  PermissionRequestedEvent,
  PermissionResolvedEvent,
  QuestionAnsweredEvent,
  QuestionAskedEvent,
} from "@agentstream/schema";

import type { Sink } from "./sink.ts";

type Identity = "type" | "requestId" | "id" | "sessionId" | "timestamp";
type PermissionAsked = Omit<PermissionRequestedEvent, Identity>;
type PermissionOutcome = Omit<PermissionResolvedEvent, Identity>;
type QuestionsAsked = Omit<QuestionAskedEvent, Identity>;
type QuestionOutcome = Omit<QuestionAnsweredEvent, Identity>;

/** What the agent asks and waits for, by the native ids of the requests. Each is resolved once. */
export interface RequestKeeper {
  readonly askPermission: (nativeId: string, asked: PermissionAsked) => string;
  readonly askQuestions: (nativeId: string, asked: QuestionsAsked) => string;
  /** Resolves a permission; nothing if it is not open. */
  readonly resolve: (nativeId: string, outcome: PermissionOutcome) => void;
  readonly answer: (nativeId: string, outcome: QuestionOutcome) => void;
  /** Resolves whatever waits for this tool: for an observer, who sees only what became of it. */
  readonly resolveTool: (toolId: string, isAllowed: boolean) => void;
  /** Resolves all that are open. */
  readonly settle: (outcome: "cancelled" | "unknown") => void;
  readonly isOpen: (nativeId: string) => boolean;
}

export function createRequestKeeper(
  sink: Sink,
  uniqueId: (kind: string, nativeId: string) => string,
): RequestKeeper {
  const ids = new Map<string, string>();
  const tools = new Map<string, string | undefined>();
  const { permissions, questions } = sink.open;

  function ask(nativeId: string, toolId: string | undefined): string {
    const requestId = uniqueId("request", nativeId);
    ids.set(nativeId, requestId);
    tools.set(requestId, toolId);
    return requestId;
  }

  function resolveId(requestId: string, outcome: PermissionOutcome): void {
    if (permissions.has(requestId))
      sink.emit({ type: "permissionResolved", requestId, ...outcome });
  }

  function answerId(requestId: string, outcome: QuestionOutcome): void {
    if (questions.has(requestId)) sink.emit({ type: "questionAnswered", requestId, ...outcome });
  }

  return {
    askPermission(nativeId, asked) {
      const requestId = ask(nativeId, asked.toolId);
      sink.emit({ type: "permissionRequested", requestId, ...asked });
      return requestId;
    },
    askQuestions(nativeId, asked) {
      const requestId = ask(nativeId, asked.toolId);
      sink.emit({ type: "questionAsked", requestId, ...asked });
      return requestId;
    },
    resolve: (nativeId, outcome) => resolveId(ids.get(nativeId) ?? "", outcome),
    answer: (nativeId, outcome) => answerId(ids.get(nativeId) ?? "", outcome),
    resolveTool(toolId, isAllowed) {
      for (const [requestId, waiting] of tools) {
        if (waiting !== toolId) continue;
        resolveId(requestId, { outcome: isAllowed ? "allowed" : "denied" });
        answerId(requestId, { outcome: isAllowed ? "answered" : "declined" });
      }
    },
    settle(outcome) {
      for (const requestId of permissions) resolveId(requestId, { outcome });
      for (const requestId of questions) answerId(requestId, { outcome });
    },
    isOpen(nativeId) {
      const requestId = ids.get(nativeId) ?? "";
      return permissions.has(requestId) || questions.has(requestId);
    },
  };
}
