import {
  anything,
  boolean,
  either,
  list,
  listed,
  map,
  open,
  optional,
  ref,
  string,
  timestamp,
  wordList,
  type Definitions,
} from "../vocabulary.ts";
import { event } from "./event.ts";
import { toolArguments, toolKinds } from "./tool.ts";

const optionKinds = wordList("PermissionOptionKind", [
  "allow",
  "allowSession",
  "allowRule",
  "deny",
  "denyAndStop",
]);
const permissionOutcomes = wordList("PermissionOutcome", [
  "allowed",
  "denied",
  "expired",
  "cancelled",
  "unknown",
]);
const questionOutcomes = wordList("QuestionOutcome", [
  "answered",
  "declined",
  "expired",
  "cancelled",
  "unknown",
]);
const deciders = wordList("PermissionDecider", ["user", "policy", "agent"]);

const requestId = string("The question; unique in the session.");
const expiresAt = optional(timestamp("Without an answer by then it counts as denied."));

export const answersSchema = map(
  either([string(), list(string())]),
  "By question id: the label chosen or the text given, several where it is multiSelect.",
);

export const asking: Definitions = {
  PermissionOption: open("One way to answer a permission request.", {
    optionId: string(),
    kind: listed(optionKinds),
    label: optional(string()),
  }),
  Question: open("One question to the user.", {
    id: string(),
    header: optional(string()),
    question: string(),
    options: optional(list(ref("QuestionOption"))),
    multiSelect: optional(boolean()),
    allowOther: optional(boolean("Any text may be given instead of an option.")),
    isSecret: optional(boolean("The answer must not be shown or logged.")),
  }),
  QuestionOption: open("One answer to choose.", {
    label: string(),
    description: optional(string()),
  }),
};

export const askEvents: Definitions = {
  ...event("permissionRequested", "The agent asks for leave and waits.", {
    requestId,
    toolName: string("The tool, in the vendor's words."),
    arguments: optional(toolArguments),
    toolId: optional(string("The call that waits.")),
    title: optional(string()),
    toolKind: optional(listed(toolKinds)),
    locations: optional(list(ref("Location"))),
    changes: optional(list(ref("ProposedChange"))),
    options: optional(list(ref("PermissionOption"))),
    reason: optional(string("Why it asks.")),
    plan: optional(string("The plan to be approved, where that is what is asked.")),
    canChangeArguments: optional(
      boolean("Whether an answer may give other `arguments`. Absent: not known."),
    ),
    expiresAt,
  }),
  ...event("permissionResolved", "A permission request was answered, or can be no more.", {
    requestId,
    outcome: listed(permissionOutcomes),
    optionId: optional(string()),
    by: optional(listed(deciders)),
    message: optional(string()),
    updatedArguments: optional(toolArguments),
  }),
  ...event("questionAsked", "The agent asks the user something and waits.", {
    requestId,
    questions: list(ref("Question")),
    toolId: optional(string("The call that waits.")),
    message: optional(string()),
    schema: optional(map(anything(), "The JSON Schema of the answer, where it is a form.")),
    url: optional(string("Where to answer, where that is a page.")),
    server: optional(string("The MCP server that asks.")),
    expiresAt,
  }),
  ...event("questionAnswered", "A question was answered, or can be no more.", {
    requestId,
    outcome: listed(questionOutcomes),
    answers: optional(answersSchema),
  }),
};
