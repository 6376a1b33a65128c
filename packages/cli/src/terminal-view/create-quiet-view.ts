import type { UnifiedEvent } from "@agentstream/schema";
import { isMainThread } from "@agentstream/stream";

import { createView } from "./create-view.ts";
import type { Part } from "./screen.ts";
import { stripControls } from "./strip-controls.ts";
import type { View, ViewOptions } from "./view.ts";

/** Only the last text, once it is final, and the errors. */
export function createQuietView({ paint, width }: ViewOptions): View {
  const faults = createView({ isLive: false, showsProgress: false, paint, width });
  let last = { blockId: "", text: "" };
  let result: string | undefined;

  function note(event: UnifiedEvent): void {
    if (event.type === "turnStarted") result = undefined;
    else if (event.type === "turnCompleted" || event.type === "sessionEnded")
      result = event.result ?? result;
    else if (event.type === "blockDiscarded" && event.blockId === last.blockId)
      last = { blockId: "", text: "" };
    else if (event.type === "textChunk" && isMainThread(event)) {
      const { blockId = event.id, content } = event;
      const isNew = blockId !== last.blockId;
      last = { blockId, text: isNew ? content : last.text + content };
    }
  }

  return {
    push(event) {
      note(event);
      const errors = faults.push(event).filter(({ to }) => to === "stderr");
      return event.type === "sessionEnded" ? [...answer(result ?? last.text), ...errors] : errors;
    },
    end: () => [],
  };
}

function answer(text: string): Part[] {
  const clean = stripControls(text);
  if (clean === "") return [];
  return [{ to: "stdout", text: clean.endsWith("\n") ? clean : `${clean}\n` }];
}
