import {
  read,
  readForm,
  untyped,
  writeForm,
  type QuestionDecision,
} from "@agentstream/adapter-kit/author";
import type { Question } from "@agentstream/schema";

import type { NotificationHandler, RequestHandler } from "../line.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The agent asks the user something: a form to fill in, or a page to open. */
export const handleCreateElicitation: RequestHandler<"elicitation/create"> = (
  { params },
  { id, state: { emitter, rpc, openRequests } },
) => {
  const { elicitationId, message: words, requestedSchema, url, toolCallId } = read.fields(params);
  const nativeId = read.string(elicitationId) ?? String(id);
  if (emitter.requests.isOpen(nativeId)) return false;
  const message = read.string(words);
  const schema = untyped.isFields(requestedSchema) ? untyped.fields(requestedSchema) : undefined;
  openRequests.set(nativeId, {
    id,
    cancel() {
      rpc.answer(id, { action: "cancel" });
      emitter.requests.answer(nativeId, { outcome: "cancelled" });
    },
  });
  emitter.requests.askQuestions(
    nativeId,
    {
      questions: questionsIn(schema, message),
      message,
      schema: schema === undefined ? undefined : { ...schema },
      url: read.string(url),
      toolId: emitter.tools.idOf(read.string(toolCallId) ?? ""),
    },
    (decision) => {
      openRequests.delete(nativeId);
      rpc.answer(id, answerOf(decision, schema));
    },
  );
};

/** Where one property alone has no description, the message is its question. */
function questionsIn(schema: Fields | undefined, message: string | undefined): Question[] {
  if (schema === undefined) return [{ id: "answer", question: message ?? "" }];
  const questions = readForm(schema);
  const plain = questions.filter(({ id, header = id, question }) => question === header);
  if (message === undefined || plain.length !== 1) return questions;
  return questions.map((one) => (one === plain[0] ? { ...one, question: message } : one));
}

/** What was asked in a browser is done. */
export const handleElicitationComplete: NotificationHandler<"elicitation/complete"> = (
  { params },
  { emitter, openRequests },
) => {
  const nativeId = read.string(read.fields(params).elicitationId) ?? "";
  if (!emitter.requests.isOpen(nativeId)) return false;
  openRequests.delete(nativeId);
  emitter.requests.answer(nativeId, { outcome: "answered" });
};

const actions = { declined: "decline", expired: "cancel", cancelled: "cancel" } as const;

function answerOf({ outcome, answers }: QuestionDecision, schema: Fields | undefined): Fields {
  if (outcome !== "answered") return { action: actions[outcome] };
  if (schema === undefined) return { action: "accept" };
  return { action: "accept", content: writeForm(schema, answers) };
}
