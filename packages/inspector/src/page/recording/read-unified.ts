import type { UnifiedEvent } from "@agentstream/schema";
import { createLineSplitter } from "@agentstream/stream";

import type { Recording } from "./recording.ts";

/** The events of a file that has unified events; undefined where it has something else. */
export function readUnified(name: string, bytes: Uint8Array): Recording | undefined {
  const splitter = createLineSplitter();
  const lines = [...splitter.push(bytes), ...splitter.end()];
  const first = lines.find(({ text }) => text.trim() !== "");
  if (first === undefined || eventOf(first.text) === undefined) return undefined;
  const events: UnifiedEvent[] = [];
  let strayLines = 0;
  for (const { text } of lines) {
    const event = eventOf(text);
    if (event !== undefined) events.push(event);
    else if (text.trim() !== "") strayLines++;
  }
  return { name, from: "unified", events, strayLines };
}

/** Only the fields that every event has are checked: a page must also show events of a newer sender. */
function eventOf(line: string): UnifiedEvent | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isEventLike(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEventLike(value: unknown): value is UnifiedEvent {
  if (typeof value !== "object" || value === null) return false;
  return ["id", "sessionId", "timestamp", "type"].every(
    (name) => typeof Reflect.get(value, name) === "string",
  );
}
