import type {
  CreateElicitationResponse,
  RequestPermissionResponse,
} from "@agentclientprotocol/sdk";
import type { QuestionAnswer, QuestionAskedEvent, Question } from "@agentstream/schema";

import type { ClientView } from "./client-view.ts";
import { answersOf, formOf } from "./question-form.ts";

const declined: QuestionAnswer = { answers: {}, declined: true };

/** Asks the client; one that has no forms is shown the options of each question as buttons. */
export async function askQuestion(
  event: QuestionAskedEvent,
  sessionId: string,
  view: ClientView,
  cancellationSignal: AbortSignal,
): Promise<QuestionAnswer> {
  const { form, url } = view.capabilities.elicitation ?? {};
  const message = event.message ?? event.questions.map(({ question }) => question).join("\n");
  const scope = { sessionId, message };
  const options = { cancellationSignal, stopWaitingOnCancel: true };
  if (event.url !== undefined) {
    if (url === undefined || url === null) return refuse(view, "a page to open");
    const params = { ...scope, mode: "url", url: event.url, elicitationId: event.requestId };
    const { action } = await view.context.request<CreateElicitationResponse>(
      "elicitation/create",
      params,
      options,
    );
    return action === "accept" ? { answers: {} } : declined;
  }
  if (form === undefined || form === null) return askByButtons(event, sessionId, view, options);
  const params = { ...scope, mode: "form", requestedSchema: formOf(event) };
  const answer = await view.context.request<CreateElicitationResponse>(
    "elicitation/create",
    params,
    options,
  );
  return answer.action === "accept"
    ? { answers: answersOf(event, "content" in answer ? answer.content : undefined) }
    : declined;
}

function refuse({ log }: ClientView, what: string): QuestionAnswer {
  log(`The agent asks for ${what}, and the client cannot show that: declined.`);
  return declined;
}

interface RequestOptions {
  readonly cancellationSignal: AbortSignal;
  readonly stopWaitingOnCancel: boolean;
}

async function askByButtons(
  event: QuestionAskedEvent,
  sessionId: string,
  view: ClientView,
  options: RequestOptions,
): Promise<QuestionAnswer> {
  const { questions } = event;
  if (questions.length === 0 || !questions.every(hasOptions)) return refuse(view, "a text");
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const label = await askOne(event, question, sessionId, view, options);
    if (label === undefined) return declined;
    answers[question.id] = label;
  }
  return { answers };
}

const hasOptions = ({ options = [] }: Question): boolean => options.length > 0;

async function askOne(
  { requestId, toolId }: QuestionAskedEvent,
  { question: title, options = [] }: Question,
  sessionId: string,
  { context }: ClientView,
  requestOptions: RequestOptions,
): Promise<string | undefined> {
  const buttons = options.map(({ label }, index) => ({
    optionId: `${index}`,
    name: label,
    kind: "allow_once" as const,
  }));
  const decline = { optionId: "decline", name: "Decline to answer", kind: "reject_once" as const };
  const { outcome } = await context.request<RequestPermissionResponse>(
    "session/request_permission",
    {
      sessionId,
      toolCall: { toolCallId: toolId ?? requestId, title },
      options: [...buttons, decline],
    },
    requestOptions,
  );
  return outcome.outcome === "selected" ? options[Number(outcome.optionId)]?.label : undefined;
}
