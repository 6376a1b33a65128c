import type { ChatMessage, ChatRequest } from "@agentstream/schema";
import { isChatRequest, validate } from "@agentstream/schema/requests/chat";
import { fieldProblem } from "@agentstream/sessions";

import { readBody } from "../../read-body.ts";
import { isFields, keepMessage } from "../../wire/keep-message.ts";

export interface Chat {
  /** The request with no other message than the one that counts. */
  readonly request: ChatRequest;
  readonly message: ChatMessage;
  /** The index of the message in the conversation that was sent. */
  readonly index: number;
  /** How many messages of the conversation are the user's. */
  readonly prompts: number;
  readonly answers: readonly Approval[];
}

interface Approval {
  readonly id: string;
  readonly approved: boolean;
  readonly reason: string | undefined;
  /** Where it stands in the request. */
  readonly path: string;
}

/** Reads what a chat sends: a prompt, or answers to permissions. */
export function readChat(sent: unknown): Chat {
  const { body, index, pathOf } = keepMessage(sent, (messages) => indexOf(messages, sent));
  const request = readBody({ is: isChatRequest, validate }, body, pathOf);
  if (request.id === "")
    throw fieldProblem("/id", "Expected an id of the chat, got an empty text.");
  const [message] = request.messages;
  if (message === undefined) throw fieldProblem("/messages", "Expected at least one message.");
  const path = `/messages/${index}`;
  const answers = message.role === "assistant" ? answersOf(message, path) : [];
  if (message.role !== "user" && answers.length === 0)
    throw fieldProblem(
      path,
      "Expected a user's message, or an assistant's message with answered permissions.",
    );
  return { request, message, index, prompts: countPrompts(sent), answers };
}

/** The named message of the assistant, in which permissions were answered; otherwise the last one. */
function indexOf(messages: readonly unknown[], sent: unknown): number {
  const id = isFields(sent) ? sent["messageId"] : undefined;
  const last = messages.length - 1;
  const named = messages.findLastIndex(
    (message) => isFields(message) && message["id"] === id && message["role"] === "assistant",
  );
  return id === undefined || named === -1 ? last : named;
}

function countPrompts(sent: unknown): number {
  const messages: unknown = isFields(sent) ? sent["messages"] : [];
  if (!Array.isArray(messages)) return 0;
  return messages.filter((message) => isFields(message) && message["role"] === "user").length;
}

const answersOf = ({ parts }: ChatMessage, path: string): Approval[] =>
  parts.flatMap((part, index) => {
    if (part.type !== "dynamic-tool" || part.state !== "approval-responded") return [];
    const { id, approved, reason } = part.approval ?? {};
    if (id === undefined || approved === undefined)
      throw fieldProblem(
        `${path}/parts/${index}/approval`,
        "Expected the answered approval: {id, approved}.",
      );
    return [{ id, approved, reason, path: `${path}/parts/${index}/approval` }];
  });
