import { untyped as read } from "@agentstream/adapter-kit";
import type { Question } from "@agentstream/schema";

import { findPlace } from "../place.ts";
import type { RequestHandler } from "../state.ts";
import { nativeIdOf } from "./ask.ts";

/** The model asks the user. To decline is to give no answers. */
export const askUserInput: RequestHandler = (call, context) => {
  const { params } = call;
  const { emitter, threads } = context;
  const { owner } = threads.of(read.string(params["threadId"]));
  const { key } = findPlace(params, read.string(params["itemId"]) ?? "", context);
  const toolId = emitter.tools.idOf(key);
  emitter.requests.askQuestions(
    nativeIdOf(call),
    {
      questions: read.list(params["questions"]).flatMap(readQuestion),
      ...(toolId !== undefined && { toolId }),
      ...owner,
    },
    ({ outcome, answers }) => {
      const given = outcome === "answered" ? Object.entries(answers) : [];
      const written = given.map(([id, answer]) => [id, { answers: [answer].flat() }]);
      call.answer({ answers: Object.fromEntries(written) });
    },
  );
};

function readQuestion(native: unknown): Question[] {
  const { id, header, question, isOther, isSecret, options } = read.fields(native);
  const name = read.string(id);
  const words = read.string(question);
  if (name === undefined || words === undefined) return [];
  const title = read.string(header);
  const choices = read.list(options).flatMap((value) => {
    const { label, description } = read.fields(value);
    const text = read.string(label);
    const about = read.string(description);
    if (text === undefined) return [];
    return [{ label: text, ...(about !== undefined && { description: about }) }];
  });
  return [
    {
      id: name,
      question: words,
      ...(title !== undefined && { header: title }),
      ...(choices.length > 0 && { options: choices }),
      ...(typeof isOther === "boolean" && { allowOther: isOther }),
      ...(typeof isSecret === "boolean" && { isSecret }),
    },
  ];
}
