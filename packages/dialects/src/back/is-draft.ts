import { isUnifiedEvent } from "@agentstream/schema/unified";
import { present, type EventDraft } from "@agentstream/stream";

/** Whether it is a valid event once it has its place. */
export const isDraft = (draft: object): draft is EventDraft =>
  isUnifiedEvent({
    ...present(draft),
    id: "",
    sessionId: "",
    timestamp: "2026-01-01T00:00:00.000Z",
  });
