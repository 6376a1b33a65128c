import type {
  PermissionRequestedEvent,
  QuestionAskedEvent,
  UnifiedEvent,
} from "@agentstream/schema";

export type RequestEvent = PermissionRequestedEvent | QuestionAskedEvent;

/** The permissions and questions of a stream. Fed with its events, it knows which are open and which are settled. */
export interface OpenRequests {
  readonly follow: (event: UnifiedEvent) => void;
  /** The request, while it is open. */
  readonly get: (requestId: string) => RequestEvent | undefined;
  readonly isSettled: (requestId: string) => boolean;
  readonly isEmpty: () => boolean;
}

export function createOpenRequests(): OpenRequests {
  const open = new Map<string, RequestEvent>();
  const settled = new Set<string>();
  return {
    follow(event) {
      if (isRequest(event)) open.set(event.requestId, event);
      else if (event.type === "permissionResolved" || event.type === "questionAnswered") {
        open.delete(event.requestId);
        settled.add(event.requestId);
      }
    },
    get: (requestId) => open.get(requestId),
    isSettled: (requestId) => settled.has(requestId),
    isEmpty: () => open.size === 0,
  };
}

/** Whether an event asks something and waits for an answer. */
export const isRequest = (event: UnifiedEvent): event is RequestEvent =>
  event.type === "permissionRequested" || event.type === "questionAsked";
