import type { PermissionAnswer, QuestionAnswer } from "@agentstream/schema";

import type { Talk } from "./converse.ts";

export const decide = (talk: Talk, answer: PermissionAnswer, requestId = "0") =>
  talk.say({ type: "permissionAnswer", requestId, answer });

export const reply = (talk: Talk, answer: QuestionAnswer, requestId = "0") =>
  talk.say({ type: "questionAnswer", requestId, answer });

/** What is written for a request of the server. */
export const answered = (result: object, id = 0): object => ({ jsonrpc: "2.0", id, result });

export const allowed = { outcome: "allowed" } as const;
export const denied = { outcome: "denied" } as const;
