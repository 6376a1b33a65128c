import type { TextChunkEvent, ThinkingChunkEvent } from "@agentstream/schema";

import type { TextItem } from "../item.ts";
import type { TimelineParts } from "../timeline.ts";
import type { HandlersOf } from "./handlers-of.ts";

export const textHandlers: HandlersOf<
  "textChunk" | "thinkingChunk" | "blockDiscarded" | "userMessage"
> = {
  textChunk: (event, parts, place) => addChunk("text", event, parts, place),
  thinkingChunk: (event, parts, place) => addChunk("thinking", event, parts, place),
  blockDiscarded(event, { items }, place) {
    const key = `block:${event.blockId}`;
    const isKnown = items.change(key, ["text", "thinking"], place, () => ({ state: "discarded" }));
    if (isKnown) return key;
    const tool = `tool:${event.blockId}`;
    items.change(tool, ["tool"], place, () => ({ state: "cancelled" }));
    return tool;
  },
  userMessage(event, { items, shownPrompts }, place) {
    const label = event.kind === "prompt" ? undefined : event.kind;
    const key = `message:${place}`;
    // the turn that starts with this prompt shows it
    if (label === undefined) shownPrompts.add(event.content);
    items.add(key, { kind: "message", text: event.content, label }, event, place);
    return key;
  },
};

function addChunk(
  kind: TextItem["kind"],
  event: TextChunkEvent | ThinkingChunkEvent,
  { items }: TimelineParts,
  place: number,
): string {
  const key = `block:${event.blockId ?? place}`;
  const state = stateOf(event);
  const isKnown = items.change(key, ["text", "thinking"], place, ({ text }) => ({
    text: text + event.content,
    state,
  }));
  if (!isKnown) items.add(key, { kind, text: event.content, state }, event, place);
  return key;
}

function stateOf({
  isComplete,
  interrupted,
}: TextChunkEvent | ThinkingChunkEvent): TextItem["state"] {
  if (interrupted === true) return "interrupted";
  return isComplete === true ? "complete" : "open";
}
