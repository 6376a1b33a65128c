import { present, read, type Lenient } from "@agentstream/adapter-kit/author";
import type { Question } from "@agentstream/schema";
import type { CodexServerQuestion } from "@agentstream/schema/native/codex/app-server";

import type { RequestHandler } from "../line.ts";
import { findPosition } from "../position.ts";

/** The model asks the user. To decline is to give no answers. */
export const askUserInput: RequestHandler<"item/tool/requestUserInput"> = (native, context) => {
  const params = read.fields(native.params);
  const { emitter, threads, nativeId, answer } = context;
  const { owner } = threads.of(read.string(params.threadId));
  const { key } = findPosition(params, read.string(params.itemId) ?? "", context);
  emitter.requests.askQuestions(
    nativeId,
    {
      questions: read.objects(params.questions).flatMap(readQuestion),
      toolId: emitter.tools.idOf(key),
      ...owner,
    },
    ({ outcome, answers }) => {
      const given = outcome === "answered" ? Object.entries(answers) : [];
      const written = given.map(([id, words]) => [id, { answers: [words].flat() }]);
      answer({ answers: Object.fromEntries(written) });
    },
  );
};

function readQuestion(native: Lenient<CodexServerQuestion>): Question[] {
  const id = read.string(native.id);
  const question = read.string(native.question);
  if (id === undefined || question === undefined) return [];
  const options = read.objects(native.options).flatMap(({ label, description }) => {
    const text = read.string(label);
    if (text === undefined) return [];
    return [present({ label: text, description: read.string(description) })];
  });
  return [
    present({
      id,
      question,
      header: read.string(native.header),
      options: options.length > 0 ? options : undefined,
      allowOther: read.boolean(native.isOther),
      isSecret: read.boolean(native.isSecret),
    }),
  ];
}
