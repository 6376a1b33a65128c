import type { UesEvent, UnifiedEvent } from "@agentstream/schema";
import { isMainThread } from "@agentstream/stream";

import type { ReplyPiece } from "../create-reply.ts";
import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { extra } from "./extras.ts";
import { timeOf, type UesRun } from "./run.ts";

type TextType = "textChunk" | "blockDiscarded" | "thinkingChunk";

/** The pieces of a text, then the whole; of thinking only summaries, never raw thoughts. */
export const text: Handlers<UesRun, UesEvent, TextType> = {
  textChunk: (chunk, run) =>
    isMainThread(chunk) ? textOfPieces(run.reply.take(chunk), chunk, run) : none,
  blockDiscarded: (event, run) => {
    run.thoughts.discard(event.blockId);
    return [extra(event, run), ...textOfPieces(run.reply.discard(event.blockId).next, event, run)];
  },
  thinkingChunk: (event, run) => {
    const { kind, sessionId } = event;
    if (kind !== "summary" || !isMainThread(event)) return none;
    const summary = run.thoughts.take(event);
    if (summary === "") return none;
    return [
      {
        type: "thinking",
        agent: run.agent,
        timestamp: timeOf(run, event),
        sessionId,
        payload: { summary },
      },
    ];
  },
};

/** A block that comes whole has no pieces; one that was cut off is never whole. */
export function textOfPieces(
  pieces: readonly ReplyPiece[],
  event: UnifiedEvent,
  run: UesRun,
): readonly UesEvent[] {
  const values: UesEvent[] = [];
  const { agent } = run;
  const { sessionId } = event;
  const timestamp = timeOf(run, event);
  for (const { content, text: whole, interrupted, isFirst } of pieces) {
    const isWhole = whole !== undefined && !interrupted;
    if (content !== "" && !(isFirst && isWhole)) {
      const payload = { delta: content };
      values.push({ type: "text_delta", agent, timestamp, sessionId, payload });
    }
    if (isWhole && whole !== "")
      values.push({ type: "text", agent, timestamp, sessionId, payload: { content: whole } });
  }
  return values;
}
