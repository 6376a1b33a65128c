import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { Question } from "@agentstream/schema";

import type { ServeHandler } from "../handler.ts";
import { ownerOf } from "./session-owner.ts";
import { startWaiting } from "./waiting-call.ts";

/** The agent asks the user and waits. Questions have no ids: they are numbered. */
export const handleQuestionAsked: ServeHandler = (asked, session, state) => {
  const { emitter } = state;
  const id = read.string(asked["id"]);
  const questions = read.list(asked["questions"]).flatMap(readQuestion);
  if (id === undefined || questions.length === 0) return false;
  if (emitter.requests.isOpen(id)) return true;
  const owner = ownerOf(session, state);
  const callId = read.string(read.fields(asked["tool"])["callID"]);
  const toolId = startWaiting(callId, "question", session, state)?.toolId;
  emitter.requests.askQuestions(id, {
    questions,
    ...(toolId !== undefined && { toolId }),
    ...owner,
  });
  return true;
};

const idAt = (index: number): string => String(index + 1);

function readQuestion(native: unknown, index: number): Question[] {
  const { question, header, options, multiple, custom } = read.fields(native);
  const text = read.string(question);
  const title = read.string(header);
  const allowOther = read.boolean(custom);
  if (text === undefined) return [];
  return [
    {
      id: idAt(index),
      question: text,
      options: read.list(options).map(read.fields).flatMap(readOption),
      multiSelect: multiple === true,
      ...(title !== undefined && { header: title }),
      ...(allowOther !== undefined && { allowOther }),
    },
  ];
}

function readOption(native: NativeObject): NonNullable<Question["options"]> {
  const label = read.string(native["label"]);
  const description = read.string(native["description"]);
  if (label === undefined) return [];
  return [{ label, ...(description !== undefined && { description }) }];
}

/** The labels chosen, by question, in the order of the questions. */
export const handleQuestionReplied: ServeHandler = ({ requestID, answers }, _, { emitter }) => {
  const id = read.string(requestID);
  if (id === undefined || !emitter.requests.isOpen(id)) return false;
  const chosen = read.list(answers).map((labels, index): [string, string | string[]] => {
    const [only, ...more] = read.strings(labels);
    return [idAt(index), only !== undefined && more.length === 0 ? only : read.strings(labels)];
  });
  emitter.requests.answer(id, { outcome: "answered", answers: Object.fromEntries(chosen) });
  return true;
};

export const handleQuestionRejected: ServeHandler = ({ requestID }, _, { emitter }) => {
  const id = read.string(requestID);
  if (id === undefined || !emitter.requests.isOpen(id)) return false;
  emitter.requests.answer(id, { outcome: "declined" });
  return true;
};
