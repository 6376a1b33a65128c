import * as t from "../../../vocabulary.ts";
import type { Events } from "./event.ts";

const asked = {
  id: t.string("What the answer must name."),
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

export const questionEvents: Events = {
  "question.asked": { description: "The agent asks the user and waits.", properties: asked },
  "question.replied": { description: "A question was answered.", properties: replied },
  "question.rejected": { description: "A question was dismissed.", properties: rejected },
  "question.v2.asked": {
    description: "A question, in the newer interface.",
    properties: asked,
  },
  "question.v2.replied": {
    description: "A question of the newer interface was answered.",
    properties: replied,
  },
  "question.v2.rejected": {
    description: "A question of the newer interface was dismissed.",
    properties: rejected,
  },
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
