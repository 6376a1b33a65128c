import type { UnifiedEvent, WebhookMessage } from "@agentstream/schema";
import type { StoredSession } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { shortenTexts } from "./shorten-texts.ts";
import type { OutgoingMessage } from "./sign-message.ts";

/** The events that webhooks get, and the types of their messages. */
const messageTypes = {
  permissionRequested: "permission.requested",
  questionAsked: "question.asked",
  sessionEnded: "run.ended",
} as const;

export const isForWebhooks = (type: string): type is keyof typeof messageTypes =>
  Object.hasOwn(messageTypes, type);

/** The message about an event; undefined: it is about an event that webhooks do not get. */
export function buildMessage(
  session: StoredSession,
  event: UnifiedEvent,
): OutgoingMessage | undefined {
  const message = messageOf(session, event);
  const { sessionId, seq } = event;
  return message && { id: `msg_${sessionId}_${seq}`, body: JSON.stringify(message) };
}

function messageOf(session: StoredSession, whole: UnifiedEvent): WebhookMessage | undefined {
  const { value: event, isShortened } = shortenTexts(present({ ...whole, raw: undefined }));
  const { timestamp, run = 1 } = event;
  const { id: sessionId, agentType, owner, alias } = session;
  const truncated = isShortened || undefined;
  const about = present({ sessionId, run, agentType, owner, alias, truncated });
  switch (event.type) {
    case "permissionRequested":
      return { type: messageTypes[event.type], timestamp, data: { ...about, event } };
    case "questionAsked":
      return { type: messageTypes[event.type], timestamp, data: { ...about, event } };
    case "sessionEnded":
      return { type: messageTypes[event.type], timestamp, data: { ...about, event } };
    default:
      return undefined;
  }
}
