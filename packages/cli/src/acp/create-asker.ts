import type { ToolStartedEvent, UnifiedEvent } from "@agentstream/schema";
import { SessionProblem, type Caller, type Sessions } from "@agentstream/sessions";

import { askPermission } from "./ask-permission.ts";
import { askQuestion } from "./ask-question.ts";
import type { ClientView } from "./client-view.ts";

/** Brings the requests of one run to the client, and the answers back. */
export interface RequestAsker {
  readonly hear: (event: UnifiedEvent) => void;
  /** The run is over: what is still asked is taken back. */
  readonly close: () => void;
}

interface AskerOptions {
  /** The client's id of the conversation, and that of the session. */
  readonly conversationId: string;
  readonly sessionId: string;
  readonly sessions: Sessions;
  readonly caller: Caller;
  readonly view: ClientView;
}

export function createAsker(options: AskerOptions): RequestAsker {
  const { conversationId, sessionId, sessions, caller, view } = options;
  const open = new Map<string, AbortController>();
  const tools = new Map<string, ToolStartedEvent>();

  function settle(requestId: string): void {
    open.get(requestId)?.abort();
    open.delete(requestId);
  }

  function ask(requestId: string, work: (signal: AbortSignal) => Promise<void>): void {
    const controller = new AbortController();
    open.set(requestId, controller);
    void work(controller.signal).catch((error: unknown) => {
      // it was settled in another way
      if (controller.signal.aborted || error instanceof SessionProblem) return;
      view.log(`A request of the agent was not answered: ${String(error)}`);
    });
  }

  return {
    hear(event) {
      if (event.type === "toolStarted") tools.set(event.toolId, event);
      if (event.type === "toolCompleted" || event.type === "toolFailed") tools.delete(event.toolId);
      if (event.type === "permissionRequested")
        ask(event.requestId, async (signal) => {
          const tool = event.toolId === undefined ? undefined : tools.get(event.toolId);
          const answer = await askPermission(event, tool, conversationId, view, signal).catch(
            (error: unknown) => denial(error, signal),
          );
          open.delete(event.requestId);
          await sessions.answerPermission(caller, sessionId, event.requestId, answer);
        });
      if (event.type === "questionAsked")
        ask(event.requestId, async (signal) => {
          const answer = await askQuestion(event, conversationId, view, signal).catch(
            (error: unknown) => ({ ...denial(error, signal), answers: {}, declined: true }),
          );
          open.delete(event.requestId);
          const { answers, declined = false } = answer;
          await sessions.answerQuestion(caller, sessionId, event.requestId, { answers, declined });
        });
      if (event.type === "permissionResolved" || event.type === "questionAnswered")
        settle(event.requestId);
    },
    close() {
      for (const requestId of open.keys()) settle(requestId);
    },
  };
}

/** A client that cannot ask has not allowed anything. */
function denial(error: unknown, signal: AbortSignal): { outcome: "denied"; message: string } {
  if (signal.aborted) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  return { outcome: "denied", message: `The client did not answer: ${reason}` };
}
