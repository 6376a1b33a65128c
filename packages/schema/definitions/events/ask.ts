import * as t from "../vocabulary.ts";
import { event } from "./event.ts";
import { toolArguments, toolKinds } from "./tool.ts";

const optionKinds = t.wordList("PermissionOptionKind", [
  "allow",
  "allowSession",
  "allowRule",
  "deny",
  "denyAndStop",
]);
const permissionOutcomes = t.wordList("PermissionOutcome", [
  "allowed",
  "denied",
  "expired",
  "cancelled",
  "unknown",
]);
const questionOutcomes = t.wordList("QuestionOutcome", [
  "answered",
  "declined",
  "expired",
  "cancelled",
  "unknown",
]);
const deciders = t.wordList("PermissionDecider", ["user", "policy", "agent"]);

const requestId = t.string("The id of the request; unique in the session.");
const expiresAt = t.optional(
  t.timestamp("An unanswered request counts as denied after this time."),
);

export const answersSchema = t.map(
  t.either([t.string(), t.list(t.string())]),
  "By question id: the chosen label or the given text; several if the question is multiSelect.",
);

export const asking: t.Definitions = {
  PermissionOption: t.open("One way to answer a permission request.", {
    optionId: t.string(),
    kind: t.listed(optionKinds),
    label: t.optional(t.string()),
  }),
  Question: t.open("One question to the user.", {
    id: t.string(),
    header: t.optional(t.string()),
    question: t.string(),
    options: t.optional(t.list(t.ref("QuestionOption"))),
    multiSelect: t.optional(t.boolean()),
    allowOther: t.optional(t.boolean("Any text may be given instead of an option.")),
    isSecret: t.optional(t.boolean("The answer must not be shown or logged.")),
  }),
  QuestionOption: t.open("One answer to choose.", {
    label: t.string(),
    description: t.optional(t.string()),
  }),
};

export const askEvents: t.Definitions = {
  ...event("permissionRequested", "The agent asks for permission and waits.", {
    requestId,
    toolName: t.string("The tool, in the vendor's words."),
    arguments: t.optional(toolArguments),
    toolId: t.optional(t.string("The call that waits.")),
    title: t.optional(t.string()),
    toolKind: t.optional(t.listed(toolKinds)),
    locations: t.optional(t.list(t.ref("Location"))),
    changes: t.optional(t.list(t.ref("ProposedChange"))),
    options: t.optional(t.list(t.ref("PermissionOption"))),
    reason: t.optional(t.string("Why the agent asks.")),
    plan: t.optional(t.string("The plan, if the request is to approve one.")),
    canChangeArguments: t.optional(
      t.boolean("Whether an answer may change `arguments`. Absent: not known."),
    ),
    expiresAt,
  }),
  ...event(
    "permissionResolved",
    "A permission request was answered, or can no longer be answered.",
    {
      requestId,
      outcome: t.listed(permissionOutcomes),
      optionId: t.optional(t.string()),
      by: t.optional(t.listed(deciders)),
      message: t.optional(t.string()),
      updatedArguments: t.optional(toolArguments),
    },
  ),
  ...event("questionAsked", "The agent asks the user questions and waits.", {
    requestId,
    questions: t.list(t.ref("Question")),
    toolId: t.optional(t.string("The call that waits.")),
    message: t.optional(t.string()),
    schema: t.optional(t.map(t.anything(), "The JSON Schema of the answer, if it is a form.")),
    url: t.optional(t.string("The page to answer on.")),
    server: t.optional(t.string("The MCP server that asks.")),
    expiresAt,
  }),
  ...event("questionAnswered", "A question was answered, or can no longer be answered.", {
    requestId,
    outcome: t.listed(questionOutcomes),
    answers: t.optional(answersSchema),
  }),
};
