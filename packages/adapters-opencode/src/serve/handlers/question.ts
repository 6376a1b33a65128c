import { present, read, type Lenient } from "@agentstream/adapter-kit/author";
import type { Question } from "@agentstream/schema";
import type { OpencodeQuestion } from "@agentstream/schema/native/opencode/serve";

import type { Handler } from "../line.ts";
import { ownerOf } from "../session-owner.ts";
import { startWaiting } from "../waiting-call.ts";

/** The agent asks the user and waits. Questions have no ids: they are numbered. */
export const handleQuestionAsked: Handler<"question.asked" | "question.v2.asked"> = (
  { properties },
  { session, state },
) => {
  const { emitter } = state;
  const asked = read.fields(properties);
  const id = read.string(asked.id);
  const questions = read.objects(asked.questions).flatMap(readQuestion);
  if (id === undefined || questions.length === 0) return false;
  if (emitter.requests.isOpen(id)) return true;
  const owner = ownerOf(session, state);
  const callId = read.string(read.fields(asked.tool).callID);
  const toolId = startWaiting(callId, "question", session, state)?.toolId;
  emitter.requests.askQuestions(id, { questions, toolId, ...owner });
};

const idAt = (index: number): string => String(index + 1);

function readQuestion(native: Lenient<OpencodeQuestion>, index: number): Question[] {
  const question = read.string(native.question);
  if (question === undefined) return [];
  const options = read.objects(native.options).flatMap((option) => {
    const label = read.string(option.label);
    return label === undefined
      ? []
      : [present({ label, description: read.string(option.description) })];
  });
  return [
    present({
      id: idAt(index),
      question,
      options,
      multiSelect: read.boolean(native.multiple) === true,
      header: read.string(native.header),
      allowOther: read.boolean(native.custom),
    }),
  ];
}

/** The labels chosen, by question, in the order of the questions. */
export const handleQuestionReplied: Handler<"question.replied" | "question.v2.replied"> = (
  { properties },
  { state: { emitter } },
) => {
  const { requestID, answers } = read.fields(properties);
  const id = read.string(requestID);
  if (id === undefined || !emitter.requests.isOpen(id)) return false;
  const chosen = read.list(answers).map((labels, index): [string, string | string[]] => {
    const [only, ...more] = read.strings(labels);
    return [idAt(index), only !== undefined && more.length === 0 ? only : read.strings(labels)];
  });
  emitter.requests.answer(id, { outcome: "answered", answers: Object.fromEntries(chosen) });
};

export const handleQuestionRejected: Handler<"question.rejected" | "question.v2.rejected"> = (
  { properties },
  { state: { emitter } },
) => {
  const id = read.string(read.fields(properties).requestID);
  if (id === undefined || !emitter.requests.isOpen(id)) return false;
  emitter.requests.answer(id, { outcome: "declined" });
};
