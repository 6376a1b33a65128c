import * as t from "../../../vocabulary.ts";
import { notification } from "./method.ts";
import { threadId } from "./thread.ts";

const text = t.maybe(t.string());
const milliseconds = t.maybe(t.integer("Unix time in milliseconds."));

export const reviewMethods: t.Definitions = {
  ...notification(
    "item/autoApprovalReview/started",
    "An automatic reviewer checks an action of the agent.",
    "CodexServerReviewParams",
  ),
  ...notification(
    "item/autoApprovalReview/completed",
    "The automatic reviewer allowed or refused an action.",
    "CodexServerReviewParams",
  ),
};

export const reviews: t.Definitions = {
  CodexServerReviewParams: t.open("A review of an action of the agent.", {
    threadId,
    turnId: t.string(),
    reviewId: t.string(),
    targetItemId: t.maybe(t.string("The item that waits for it.")),
    review: t.ref("CodexServerReview"),
    action: t.optional(t.ref("CodexServerReviewAction")),
    decisionSource: text,
    startedAtMs: milliseconds,
    completedAtMs: milliseconds,
  }),
  CodexServerReview: t.open("The result of a review.", {
    status: t.words(["inProgress", "approved", "denied", "timedOut", "aborted"]),
    riskLevel: text,
    userAuthorization: t.maybe(t.string("How certain the reviewer is that the user wants it.")),
    rationale: t.maybe(t.string("Its reasons.")),
  }),
  CodexServerReviewAction: t.open("An action that the agent plans.", {
    type: t.words(["command", "execve", "applyPatch", "networkAccess", "mcpToolCall"]),
    command: text,
    cwd: text,
    source: text,
    files: t.maybe(t.list(t.string())),
    server: text,
    toolName: text,
  }),
};
