import { dispatch, isKnownEvent, type EventTable, type UnifiedEvent } from "@agentstream/schema";

import { describeEvent } from "./describe-event.ts";
import { askHandlers } from "./handlers/ask.ts";
import { jobHandlers } from "./handlers/job.ts";
import { noticeHandlers } from "./handlers/notice.ts";
import { textHandlers } from "./handlers/text.ts";
import { toolHandlers } from "./handlers/tool.ts";
import type { TimelineParts } from "./timeline.ts";

/** What an event does to the items; gives the key of its item. */
const handlers: EventTable<[parts: TimelineParts, place: number], string> = {
  ...textHandlers,
  ...toolHandlers,
  ...askHandlers,
  ...jobHandlers,
  ...noticeHandlers,
};

/** Applies one event. */
export function handle(parts: TimelineParts, event: UnifiedEvent, place: number): string {
  if (isKnownEvent(event)) {
    const key = dispatch(handlers, event.type, event, parts, place);
    if (key !== undefined) return key;
  }
  const key = `event:${place}`;
  const title = event.type;
  const text = describeEvent(event);
  parts.items.add(
    key,
    { kind: "native", tone: "plain", title, text, remedy: undefined, isBoundary: false },
    event,
    place,
  );
  return key;
}
