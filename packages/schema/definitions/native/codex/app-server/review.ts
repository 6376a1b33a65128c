import {
  integer,
  list,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const text = optional(nullable(string()));
const milliseconds = optional(nullable(integer("Unix time in milliseconds.")));

export const reviewMethods: Methods = {
  "item/autoApprovalReview/started": {
    description: "An automatic reviewer looks at what the agent wants to do.",
    params: "CodexServerReviewParams",
  },
  "item/autoApprovalReview/completed": {
    description: "The automatic reviewer allowed or refused it.",
    params: "CodexServerReviewParams",
  },
};

export const reviews: Definitions = {
  CodexServerReviewParams: open("A review of something that the agent wants to do.", {
    threadId,
    turnId: string(),
    reviewId: string(),
    targetItemId: optional(nullable(string("The item that waits for it."))),
    review: ref("CodexServerReview"),
    action: optional(ref("CodexServerReviewAction")),
    decisionSource: text,
    startedAtMs: milliseconds,
    completedAtMs: milliseconds,
  }),
  CodexServerReview: open("What the reviewer found.", {
    status: words(["inProgress", "approved", "denied", "timedOut", "aborted"]),
    riskLevel: text,
    userAuthorization: optional(nullable(string("How sure it is that the user wants it."))),
    rationale: optional(nullable(string("Its reasons."))),
  }),
  CodexServerReviewAction: open("What the agent wants to do.", {
    type: words(["command", "execve", "applyPatch", "networkAccess", "mcpToolCall"]),
    command: text,
    cwd: text,
    source: text,
    files: optional(nullable(list(string()))),
    server: text,
    toolName: text,
  }),
};
