import type { SessionList } from "./create-session-list.ts";
import type { Viewer } from "./create-viewer.ts";

/** What changes the row of a session. */
const changing: ReadonlySet<string> = new Set([
  "turnStarted",
  "permissionRequested",
  "permissionResolved",
  "questionAsked",
  "questionAnswered",
  "sessionEnded",
]);

/** Reads the list of sessions as soon as the one that is shown has changed. */
export function refreshWithViewer({ shown }: Viewer, { refresh }: SessionList): void {
  let known = { sessionId: "", count: 0 };
  shown.subscribe(() => {
    const current = shown.get();
    if (current?.source !== "live") return;
    const { events } = current.timeline;
    const { sessionId } = current;
    const before = sessionId === known.sessionId ? known.count : 0;
    known = { sessionId, count: events.length };
    if (events.slice(before).some(({ type }) => changing.has(type))) refresh();
  });
}
