import * as t from "../../../vocabulary.ts";
import { item } from "./item.ts";

export const textItems: t.Definitions = {
  ...item("userMessage", "A message of the user; during a turn it steers the agent.", {
    clientId: t.maybe(t.string()),
    content: t.list(t.ref("CodexServerInput")),
  }),
  ...item("agentMessage", "A text of the agent. Empty when it starts.", {
    text: t.string(),
    phase: t.maybe(t.words(["commentary", "partial_answer", "final_answer"])),
    memoryCitation: t.optional(t.anything()),
    moderation: t.optional(t.anything()),
    delivery: t.optional(t.anything()),
    questions: t.optional(t.anything()),
  }),
  ...item("reasoning", "A thought of the agent. Empty when it starts.", {
    summary: t.list(t.string(), "The parts of the summary."),
    content: t.list(t.string(), "The parts of the raw reasoning, where the provider shows it."),
  }),
  ...item("plan", "A plan that the agent proposes, in plan mode.", {
    text: t.string(),
  }),
  ...item("enteredReviewMode", "A review starts.", {
    review: t.string("What is reviewed."),
  }),
  ...item("exitedReviewMode", "A review ended. Its text is repeated as a message.", {
    review: t.string("What the review found."),
  }),
  ...item("contextCompaction", "The history is being shortened, or was shortened."),
};
