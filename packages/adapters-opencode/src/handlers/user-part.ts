import { untyped as read } from "@agentstream/adapter-kit";

import type { ServeHandler } from "../handler.ts";
import { takePrompt } from "../turns.ts";

/** The user's prompt comes back as an echo. */
export const handleUserPart: ServeHandler = (part, session, state) => {
  const { emitter, main, messages, turn } = state;
  const text = read.string(part["text"]);
  const id = read.string(part["id"]);
  const messageId = read.string(part["messageID"]);
  if (part["type"] === "compaction") {
    const trigger = part["auto"] === true ? "auto" : "manual";
    emitter.emit({ type: "contextCompacted", phase: "started", trigger, ...session.owner });
    return true;
  }
  const isText = part["type"] === "text" && part["synthetic"] !== true;
  if (!isText || text === undefined || id === undefined || messageId === undefined) return false;
  // a sub-agent's prompt stands in the call that started it
  const isOld = (messages.get(messageId)?.turn ?? turn) < turn;
  if (session !== main || isOld || main.blocks.has(id)) return true;
  takePrompt(messageId, text, state);
  main.blocks.set(id, { about: { type: "textChunk", messageId }, turn, told: text });
  emitter.emit({ type: "userMessage", content: text, kind: "prompt" });
  return true;
};
