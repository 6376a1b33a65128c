import type { AgentSession } from "@agentstream/client";
import type { PermissionAnswer, QuestionAnswer, RequestedConfig } from "@agentstream/schema";

import type { Toast } from "./create-app.ts";
import type { SessionList } from "./create-session-list.ts";
import type { Viewer } from "./create-viewer.ts";

interface StartForm {
  readonly agentType: string;
  readonly prompt: string;
  readonly config: RequestedConfig;
}

/** What a person does to sessions. None of them throws: what is refused is shown. */
export interface Actions {
  readonly start: (form: StartForm) => Promise<boolean>;
  readonly prompt: (text: string) => Promise<boolean>;
  readonly cancel: () => Promise<boolean>;
  readonly answerPermission: (requestId: string, answer: PermissionAnswer) => Promise<boolean>;
  readonly answerQuestion: (requestId: string, answer: QuestionAnswer) => Promise<boolean>;
}

interface ActionParts {
  readonly list: SessionList;
  readonly viewer: Viewer;
  readonly notify: (toast: Toast) => void;
  readonly openSession: (sessionId: string) => void;
}

export function createActions({ list, viewer, notify, openSession }: ActionParts): Actions {
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      list.refresh();
      return true;
    } catch (error) {
      notify({ tone: "bad", text: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }
  const inSession = (work: (session: AgentSession) => Promise<unknown>): Promise<boolean> =>
    attempt(async () => {
      const session = viewer.live();
      if (session === undefined) throw new Error("This is a recording: nobody reads an answer.");
      await work(session);
    });

  return {
    start: ({ agentType, prompt, config }) =>
      attempt(async () => {
        const gateway = list.gateway.get();
        if (gateway === undefined) throw new Error("No gateway is connected.");
        const session = await gateway.client.createSession({ agentType, prompt, config });
        openSession(session.id);
      }),
    prompt: (text) => inSession((session) => session.prompt(text)),
    cancel: () => inSession((session) => session.cancel()),
    answerPermission: (requestId, answer) =>
      inSession((session) => session.answerPermission(requestId, answer)),
    answerQuestion: (requestId, answer) =>
      inSession((session) => session.answerQuestion(requestId, answer)),
  };
}
