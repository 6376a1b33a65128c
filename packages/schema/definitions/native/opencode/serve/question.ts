import * as t from "../../../vocabulary.ts";
import { event } from "./event.ts";

const asked = {
  id: t.string("The id that the answer must contain."),
  sessionID: t.string(),
  questions: t.list(t.ref("OpencodeQuestion")),
  tool: t.optional(t.ref("OpencodeToolCall")),
};
const rejected = { sessionID: t.string(), requestID: t.string("The `id` of the request.") };
const replied = {
  ...rejected,
  answers: t.list(
    t.list(t.string()),
    "The labels chosen, by question, in the order of the questions.",
  ),
};

export const questionEvents: t.Definitions = {
  ...event("question.asked", "The agent asks the user and waits.", asked),
  ...event("question.replied", "A question was answered.", replied),
  ...event("question.rejected", "A question was dismissed.", rejected),
  ...event("question.v2.asked", "A question, in the newer interface.", asked),
  ...event("question.v2.replied", "A question of the newer interface was answered.", replied),
  ...event("question.v2.rejected", "A question of the newer interface was dismissed.", rejected),
};

export const questions: t.Definitions = {
  OpencodeQuestion: t.open("One question.", {
    question: t.string(),
    header: t.optional(t.string("A few words about it.")),
    options: t.optional(t.list(t.ref("OpencodeQuestionOption"))),
    multiple: t.optional(t.boolean("Several options may be chosen.")),
    custom: t.optional(t.boolean("Any text may be given instead of an option.")),
  }),
  OpencodeQuestionOption: t.open("One answer to choose.", {
    label: t.string(),
    description: t.optional(t.string()),
  }),
};
