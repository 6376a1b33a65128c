import type { ToolStartedEvent, UnifiedEvent } from "@agentstream/schema";
import { SessionProblem, type Caller, type Sessions } from "@agentstream/sessions";
import { messageOf, isRequest, type RequestEvent } from "@agentstream/stream";

import { askPermission } from "./ask-permission.ts";
import { askQuestion } from "./ask-question.ts";
import type { ClientView } from "./client-view.ts";

/** Brings the requests of one run to the client, and the answers back. */
export interface RequestAsker {
  readonly hear: (event: UnifiedEvent) => void;
  /** Notes an event of the past. */
  readonly recall: (event: UnifiedEvent) => void;
  /** Asks what is still open of the past. */
  readonly askRecalled: () => void;
  /** The run is over, or the client is gone: what is still asked is taken back. */
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

const lacksScope = 'The token lacks the scope "answer": a request of the agent waits.';

export function createAsker(options: AskerOptions): RequestAsker {
  const { view, caller } = options;
  const open = new Map<string, AbortController>();
  const recalled = new Map<string, RequestEvent>();
  const tools = new Map<string, ToolStartedEvent>();

  function settle(requestId: string): void {
    open.get(requestId)?.abort();
    open.delete(requestId);
  }

  function ask(event: RequestEvent): void {
    if (!caller.scopes.includes("answer")) return view.log(lacksScope);
    const controller = new AbortController();
    open.set(event.requestId, controller);
    // a client that is gone has not answered: the request waits for its return
    if (view.signal.aborted) return settle(event.requestId);
    const { signal } = controller;
    const answered = (): boolean => open.delete(event.requestId);
    answer(event, tools, options, signal, answered).catch((error: unknown) => {
      // it was settled in another way
      if (signal.aborted || error instanceof SessionProblem) return;
      view.log(`A request of the agent was not answered: ${String(error)}`);
    });
  }

  function close(): void {
    view.signal.removeEventListener("abort", close);
    for (const requestId of open.keys()) settle(requestId);
  }
  view.signal.addEventListener("abort", close, { once: true });
  return {
    hear(event) {
      noteTool(event, tools);
      if (isRequest(event)) ask(event);
      if (isAnswer(event)) settle(event.requestId);
    },
    recall(event) {
      noteTool(event, tools);
      if (isRequest(event)) recalled.set(event.requestId, event);
      if (isAnswer(event)) recalled.delete(event.requestId);
    },
    askRecalled() {
      for (const event of recalled.values()) ask(event);
      recalled.clear();
    },
    close,
  };
}

const isAnswer = (
  event: UnifiedEvent,
): event is Extract<UnifiedEvent, { type: "permissionResolved" | "questionAnswered" }> =>
  event.type === "permissionResolved" || event.type === "questionAnswered";

function noteTool(event: UnifiedEvent, tools: Map<string, ToolStartedEvent>): void {
  if (event.type === "toolStarted") tools.set(event.toolId, event);
  if (event.type === "toolCompleted" || event.type === "toolFailed") tools.delete(event.toolId);
}

async function answer(
  event: RequestEvent,
  tools: ReadonlyMap<string, ToolStartedEvent>,
  { conversationId, sessionId, sessions, caller, view }: AskerOptions,
  signal: AbortSignal,
  answered: () => void,
): Promise<void> {
  if (event.type === "permissionRequested") {
    const tool = event.toolId === undefined ? undefined : tools.get(event.toolId);
    const given = await askPermission(event, tool, conversationId, view, signal).catch(
      (error: unknown) => denial(error, signal),
    );
    answered();
    return sessions.answerPermission(caller, sessionId, event.requestId, given);
  }
  const given = await askQuestion(event, conversationId, view, signal).catch((error: unknown) => ({
    ...denial(error, signal),
    answers: {},
    declined: true,
  }));
  answered();
  const { answers, declined = false } = given;
  return sessions.answerQuestion(caller, sessionId, event.requestId, { answers, declined });
}

/** A client that cannot ask has not allowed anything. */
function denial(error: unknown, signal: AbortSignal): { outcome: "denied"; message: string } {
  if (signal.aborted) throw error;
  const reason = messageOf(error);
  return { outcome: "denied", message: `The client did not answer: ${reason}` };
}
