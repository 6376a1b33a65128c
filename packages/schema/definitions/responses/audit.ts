import * as t from "../vocabulary.ts";

const auditActions = t.wordList("AuditAction", [
  "request",
  "login",
  "sessionCreated",
  "turnAdded",
  "permissionAnswered",
  "questionAnswered",
  "cancelled",
  "deleted",
  "changed",
]);

export const auditDefinitions: t.Definitions = {
  AuditRecord: t.open("A line of the audit log: what a caller did, or why it was refused.", {
    time: t.timestamp(),
    action: t.listed(auditActions, "`request`: any other request, which was refused."),
    outcome: t.words(["done", "refused"]),
    owner: t.optional(t.string("The owner of the token; absent if the caller is unknown.")),
    address: t.string("The address that the request came from."),
    requestId: t.string("The id of the request, as in the log of requests."),
    method: t.optional(t.string()),
    route: t.optional(t.string("The route's template, such as `/v1/sessions/:id`.")),
    sessionId: t.optional(t.string()),
    agentType: t.optional(t.string()),
    answered: t.optional(t.string("The id of the permission or the question.")),
    decision: t.optional(t.string("How it was answered.")),
    status: t.optional(t.integer("The HTTP status of a refusal.")),
    problem: t.optional(t.string("The kind of a refusal, such as `exceeds-cap`.")),
    reason: t.optional(t.string("Why it was refused, in words.")),
  }),
};
