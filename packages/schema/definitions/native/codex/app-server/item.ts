import * as t from "../../../vocabulary.ts";

const known = [
  "userMessage",
  "agentMessage",
  "reasoning",
  "plan",
  "commandExecution",
  "fileChange",
  "mcpToolCall",
  "dynamicToolCall",
  "collabAgentToolCall",
  "subAgentActivity",
  "webSearch",
  "imageView",
  "contextCompaction",
  "enteredReviewMode",
  "exitedReviewMode",
];

/** What every item has. */
export const itemBase = {
  id: t.string("The provider's id: only unique together with the thread and the turn."),
  startedAtMs: t.maybe(t.integer("Unix time in milliseconds.")),
  completedAtMs: t.maybe(t.integer("Unix time in milliseconds; null until it is.")),
};

const unions: t.Definitions = {
  CodexServerItem: t.union("Something that the agent or the user did or said.", [
    ...known.map((type) => `CodexServer${type.charAt(0).toUpperCase()}${type.slice(1)}Item`),
    "CodexServerUnknownItem",
  ]),
  CodexServerUnknownItem: t.unknownMember("An item of a type that is not known here.", "type", {
    id: t.optional(t.string()),
  }),
};

const texts: t.Definitions = {
  CodexServerUserMessageItem: t.open("What the user said; in mid-turn it steers the agent.", {
    type: t.literal("userMessage"),
    ...itemBase,
    clientId: t.maybe(t.string()),
    content: t.list(t.ref("CodexServerInput")),
  }),
  ...t.unionOf("CodexServerInput", "One part of what the user said.", {
    CodexServerTextInput: t.open("A text of the user.", {
      type: t.literal("text"),
      text: t.string(),
      text_elements: t.optional(t.list(t.anything())),
    }),
    CodexServerImageInput: t.open("An image that the user gave by its address.", {
      type: t.literal("image"),
      url: t.string("Also a `data:` URL."),
    }),
    CodexServerLocalImageInput: t.open("An image that the user gave as a file.", {
      type: t.literal("localImage"),
      path: t.string(),
    }),
    CodexServerUnknownInput: t.unknownMember(
      "Another part of what the user said: a skill, a mention.",
      "type",
    ),
  }),
  CodexServerAgentMessageItem: t.open("A text of the agent. Empty when it starts.", {
    type: t.literal("agentMessage"),
    ...itemBase,
    text: t.string(),
    phase: t.maybe(t.words(["commentary", "partial_answer", "final_answer"])),
    memoryCitation: t.optional(t.anything()),
    moderation: t.optional(t.anything()),
    delivery: t.optional(t.anything()),
    questions: t.optional(t.anything()),
  }),
  CodexServerReasoningItem: t.open("What the agent thought. Empty when it starts.", {
    type: t.literal("reasoning"),
    ...itemBase,
    summary: t.list(t.string(), "The parts of the summary."),
    content: t.list(t.string(), "The parts of the raw reasoning, where the provider shows it."),
  }),
  CodexServerPlanItem: t.open("A plan that the agent proposes, in plan mode.", {
    type: t.literal("plan"),
    ...itemBase,
    text: t.string(),
  }),
  CodexServerEnteredReviewModeItem: t.open("A review begins.", {
    type: t.literal("enteredReviewMode"),
    ...itemBase,
    review: t.string("What is reviewed."),
  }),
  CodexServerExitedReviewModeItem: t.open("A review ended. Its text comes again as a message.", {
    type: t.literal("exitedReviewMode"),
    ...itemBase,
    review: t.string("What the review found."),
  }),
  CodexServerContextCompactionItem: t.open("The history is made shorter, or was.", {
    type: t.literal("contextCompaction"),
    ...itemBase,
  }),
};

export const serverItems: t.Definitions = { ...unions, ...texts };
