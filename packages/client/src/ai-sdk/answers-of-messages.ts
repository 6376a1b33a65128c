import type { PermissionAnswer } from "@agentstream/schema";
import type { UIMessage } from "ai";

/** Permissions that were answered in a chat. */
export interface ChatAnswers {
  /** The message that they belong to, and that goes on. */
  readonly messageId: string;
  readonly byId: ReadonlyMap<string, PermissionAnswer>;
}

/** The answers in the message that the chat has changed; undefined: its last message is a prompt. */
export function answersOfMessages(
  messages: readonly UIMessage[],
  messageId: string | undefined,
): ChatAnswers | undefined {
  const named = messages.find(({ id, role }) => id === messageId && role === "assistant");
  const message = named ?? messages.at(-1);
  if (message?.role !== "assistant") return undefined;
  const byId = new Map(
    message.parts.flatMap((part): [string, PermissionAnswer][] => {
      if (part.type !== "dynamic-tool" || part.state !== "approval-responded") return [];
      const { id, approved, reason } = part.approval;
      const outcome = approved ? ("allowed" as const) : ("denied" as const);
      return [[id, reason === undefined ? { outcome } : { outcome, message: reason }]];
    }),
  );
  return byId.size === 0 ? undefined : { messageId: message.id, byId };
}
