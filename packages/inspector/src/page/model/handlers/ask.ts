import type { HandlersOf } from "./handlers-of.ts";

type AskEvent = "permissionRequested" | "permissionResolved" | "questionAsked" | "questionAnswered";

export const askHandlers: HandlersOf<AskEvent> = {
  permissionRequested(event, { items }, place) {
    const key = `permission:${event.requestId}`;
    items.add(key, { kind: "permission", request: event, resolution: undefined }, event, place);
    return key;
  },
  permissionResolved(event, { items }, place) {
    const key = `permission:${event.requestId}`;
    items.change(key, ["permission"], place, () => ({ resolution: event }));
    return key;
  },
  questionAsked(event, { items }, place) {
    const key = `question:${event.requestId}`;
    items.add(key, { kind: "question", request: event, resolution: undefined }, event, place);
    return key;
  },
  questionAnswered(event, { items }, place) {
    const key = `question:${event.requestId}`;
    items.change(key, ["question"], place, () => ({ resolution: event }));
    return key;
  },
};
