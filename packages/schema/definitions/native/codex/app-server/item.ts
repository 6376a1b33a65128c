import {
  anything,
  integer,
  list,
  literal,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";

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
  id: string("The provider's id: only unique together with the thread and the turn."),
  startedAtMs: optional(nullable(integer("Unix time in milliseconds."))),
  completedAtMs: optional(nullable(integer("Unix time in milliseconds; null until it is."))),
};

const unions: Definitions = {
  CodexServerItem: union("Something that the agent or the user did or said.", [
    ...known.map((type) => `CodexServer${type.charAt(0).toUpperCase()}${type.slice(1)}Item`),
    "CodexServerUnknownItem",
  ]),
  CodexServerUnknownItem: unknownMember(
    "An item of a type that is not known here.",
    "type",
    known,
    { id: optional(string()) },
  ),
};

const texts: Definitions = {
  CodexServerUserMessageItem: open("What the user said; in mid-turn it steers the agent.", {
    type: literal("userMessage"),
    ...itemBase,
    clientId: optional(nullable(string())),
    content: list(ref("CodexServerInput")),
  }),
  CodexServerInput: union("One part of what the user said.", [
    "CodexServerTextInput",
    "CodexServerImageInput",
    "CodexServerLocalImageInput",
    "CodexServerUnknownInput",
  ]),
  CodexServerTextInput: open("A text of the user.", {
    type: literal("text"),
    text: string(),
    text_elements: optional(list(anything())),
  }),
  CodexServerImageInput: open("An image that the user gave by its address.", {
    type: literal("image"),
    url: string("Also a `data:` URL."),
  }),
  CodexServerLocalImageInput: open("An image that the user gave as a file.", {
    type: literal("localImage"),
    path: string(),
  }),
  CodexServerUnknownInput: unknownMember(
    "Another part of what the user said: a skill, a mention.",
    "type",
    ["text", "image", "localImage"],
  ),
  CodexServerAgentMessageItem: open("A text of the agent. Empty when it starts.", {
    type: literal("agentMessage"),
    ...itemBase,
    text: string(),
    phase: optional(nullable(words(["commentary", "partial_answer", "final_answer"]))),
    memoryCitation: optional(anything()),
    moderation: optional(anything()),
    delivery: optional(anything()),
    questions: optional(anything()),
  }),
  CodexServerReasoningItem: open("What the agent thought. Empty when it starts.", {
    type: literal("reasoning"),
    ...itemBase,
    summary: list(string(), "The parts of the summary."),
    content: list(string(), "The parts of the raw reasoning, where the provider shows it."),
  }),
  CodexServerPlanItem: open("A plan that the agent proposes, in plan mode.", {
    type: literal("plan"),
    ...itemBase,
    text: string(),
  }),
  CodexServerEnteredReviewModeItem: open("A review begins.", {
    type: literal("enteredReviewMode"),
    ...itemBase,
    review: string("What is reviewed."),
  }),
  CodexServerExitedReviewModeItem: open("A review ended. Its text comes again as a message.", {
    type: literal("exitedReviewMode"),
    ...itemBase,
    review: string("What the review found."),
  }),
  CodexServerContextCompactionItem: open("The history is made shorter, or was.", {
    type: literal("contextCompaction"),
    ...itemBase,
  }),
};

export const serverItems: Definitions = { ...unions, ...texts };
