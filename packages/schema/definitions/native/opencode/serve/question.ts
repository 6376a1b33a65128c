import {
  boolean,
  list,
  open,
  optional,
  ref,
  string,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Events } from "./event.ts";

const asked = {
  id: string("What the answer must name."),
  sessionID: string(),
  questions: list(ref("OpencodeQuestion")),
  tool: optional(ref("OpencodeToolCall")),
};
const rejected = { sessionID: string(), requestID: string("The `id` of the request.") };
const replied = {
  ...rejected,
  answers: list(list(string()), "The labels chosen, by question, in the order of the questions."),
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

export const questions: Definitions = {
  OpencodeQuestion: open("One question.", {
    question: string(),
    header: optional(string("A few words about it.")),
    options: optional(list(ref("OpencodeQuestionOption"))),
    multiple: optional(boolean("Several options may be chosen.")),
    custom: optional(boolean("Any text may be given instead of an option.")),
  }),
  OpencodeQuestionOption: open("One answer to choose.", {
    label: string(),
    description: optional(string()),
  }),
};
