import { untyped as read } from "@agentstream/adapter-kit";
import type { Question } from "@agentstream/schema";

/** What AskUserQuestion asks. Answers are given by the text of the question, so that is its id. */
export const readQuestions = (input: unknown): Question[] =>
  read.list(read.fields(input)["questions"]).map((one) => {
    const native = read.fields(one);
    const question = read.string(native["question"]) ?? "";
    const header = read.string(native["header"]);
    return {
      id: question,
      question,
      allowOther: true,
      multiSelect: native["multiSelect"] === true,
      options: read.list(native["options"]).map((option) => {
        const { label, description } = read.fields(option);
        return {
          label: read.string(label) ?? "",
          ...(typeof description === "string" && { description }),
        };
      }),
      ...(header !== undefined && { header }),
    };
  });
