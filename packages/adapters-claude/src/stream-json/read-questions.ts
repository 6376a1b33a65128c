import { present, untyped } from "@agentstream/adapter-kit/author";
import type { Question } from "@agentstream/schema";

/** The questions of AskUserQuestion, in its arguments. Answers are given by the text of the question: its id. */
export const readQuestions = (input: unknown): Question[] =>
  untyped.list(untyped.fields(input)["questions"]).map((one) => {
    const native = untyped.fields(one);
    const question = untyped.string(native["question"]) ?? "";
    return present({
      id: question,
      question,
      allowOther: true,
      multiSelect: native["multiSelect"] === true,
      options: untyped.list(native["options"]).map((option) => {
        const { label, description } = untyped.fields(option);
        return present({
          label: untyped.string(label) ?? "",
          description: untyped.string(description),
        });
      }),
      header: untyped.string(native["header"]),
    });
  });
