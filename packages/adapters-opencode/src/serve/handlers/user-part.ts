import { read } from "@agentstream/adapter-kit/author";

import type { PartHandler } from "../line.ts";
import { takePrompt } from "../turns.ts";

/** The user's prompt comes back as an echo. */
export const handlePromptPart: PartHandler<"text"> = (part, { session, state }) => {
  const { emitter, main, messages, turn } = state;
  const text = read.string(part.text);
  const id = read.string(part.id);
  const messageId = read.string(part.messageID);
  const isSynthetic = read.boolean(part.synthetic) === true;
  if (isSynthetic || text === undefined || id === undefined || messageId === undefined)
    return false;
  // a sub-agent's prompt is in the call that started it
  const isOld = (messages.get(messageId)?.turn ?? turn) < turn;
  if (session !== main || isOld || main.blocks.has(id)) return true;
  takePrompt(messageId, text, state);
  main.blocks.set(id, { about: { type: "textChunk", messageId }, turn, whole: text });
  emitter.emit({ type: "userMessage", content: text, kind: "prompt" });
};

/** The conversation must be shortened here. */
export const handleCompactionPart: PartHandler<"compaction"> = (
  { auto },
  { session, state: { emitter } },
) => {
  const trigger = read.boolean(auto) === true ? "auto" : "manual";
  emitter.emit({ type: "contextCompacted", phase: "started", trigger, ...session.owner });
};
