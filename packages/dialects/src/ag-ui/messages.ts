import type { AgUiMessage, UnifiedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { draftMessages, type DraftMessage } from "./draft-messages.ts";

/** The messages of a thread, as AG-UI has them. */
export const agUiMessages = (events: readonly UnifiedEvent[]): AgUiMessage[] =>
  draftMessages(events).map(toMessage);

function toMessage({ id, role, content, call, more, result }: DraftMessage): AgUiMessage {
  const toolCalls = call && [{ id, type: "function", function: call }];
  const shown = typeof content === "string" || isFields(content) ? content : undefined;
  return present({ id, role, content: shown, toolCalls, ...more, ...result });
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
