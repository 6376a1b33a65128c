import { placeOf } from "../model/selection.ts";
import { formatAddress, parseAddress } from "./address.ts";
import type { App } from "./create-app.ts";

/** The address shows what is open, and a link opens what it names. */
export function followAddress(app: App): void {
  let written = location.hash;

  function open(): void {
    const { sessionId, seq } = parseAddress(location.hash);
    if (sessionId === undefined) return;
    if (app.viewer.shown.get()?.sessionId === sessionId) app.wantedSeq.set(seq);
    else app.openSession(sessionId, seq);
  }
  function write(): void {
    const shown = app.viewer.shown.get();
    // a file has no address
    if (shown?.source !== "live") return;
    const { events, itemOf } = shown.timeline;
    const selection = app.selected.get();
    const item = selection && itemOf(selection.key);
    const place = selection && item && placeOf(item, selection, events);
    const seq = events[place ?? -1]?.seq ?? app.wantedSeq.get();
    const next = formatAddress({ sessionId: shown.sessionId, seq });
    if (next === location.hash) return;
    const isSame = parseAddress(location.hash).sessionId === shown.sessionId;
    if (isSame) history.replaceState(null, "", next);
    else history.pushState(null, "", next);
    written = next;
  }

  addEventListener("popstate", open);
  addEventListener("hashchange", () => {
    if (location.hash !== written) open();
  });
  app.viewer.shown.subscribe(write);
  app.selected.subscribe(write);
  app.sessions.subscribe(() => {
    const count = app.sessions.get().filter(({ summary }) => summary.waiting.size > 0).length;
    document.title = count > 0 ? `(${count}) waits for you – Agentstream` : "Agentstream";
  });

  const isConnected = (): boolean => app.connection.get().state === "open";
  if (isConnected()) open();
  else {
    const stop = app.connection.subscribe(() => {
      if (!isConnected()) return;
      stop();
      open();
    });
  }
}
