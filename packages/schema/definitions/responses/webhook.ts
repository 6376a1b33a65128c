import { agentType } from "../events/event.ts";
import { eventDefinitions } from "../events/index.ts";
import * as t from "../vocabulary.ts";

const message = (type: string, description: string, event: string): t.Definitions[string] =>
  t.open(description, {
    type: t.literal(type),
    timestamp: t.timestamp("When the event was emitted."),
    data: t.ref(`${event}Data`),
  });

const data = (event: string): t.Definitions => ({
  [`${event}Data`]: t.open("The event, and the session that it belongs to.", {
    sessionId: t.string(),
    run: t.integer("Which execution of the session: from 1.", { minimum: 1 }),
    agentType: agentType(),
    owner: t.string("The name of the session's owner."),
    alias: t.optional(t.string("The id that a client gave the session, such as that of a chat.")),
    truncated: t.optional(
      t.boolean("Long texts of the event are cut; the session's log has them in full."),
    ),
    event: t.ref(event),
  }),
});

/** The body of a request to a webhook. */
export const webhookDefinitions: t.Definitions = {
  ...t.unionOf("WebhookMessage", "The body of a request that the gateway sends to a webhook.", {
    PermissionRequestedMessage: message(
      "permission.requested",
      "An agent asks for permission and waits.",
      "PermissionRequestedEvent",
    ),
    QuestionAskedMessage: message(
      "question.asked",
      "An agent asks a question and waits.",
      "QuestionAskedEvent",
    ),
    RunEndedMessage: message("run.ended", "A run of a session has ended.", "SessionEndedEvent"),
    UnknownWebhookMessage: t.unknownMember("A message of a later version."),
  }),
  ...data("PermissionRequestedEvent"),
  ...data("QuestionAskedEvent"),
  ...data("SessionEndedEvent"),
  ...eventDefinitions,
};
