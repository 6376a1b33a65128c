import type { JSX } from "preact";

import { useApp } from "../../state/app-context.ts";
import { useStore } from "../../state/store.ts";
import { Composer } from "./composer.tsx";
import { EmptyState } from "./empty-state.tsx";
import { EventList } from "./event-list.tsx";
import { ReplayBar } from "./replay-bar.tsx";
import { RequestDock } from "./request-dock.tsx";
import { StoryList } from "./story-list.tsx";
import { StreamHeader } from "./stream-header.tsx";
import { StreamTools } from "./stream-tools.tsx";
import { useWantedEvent } from "./use-wanted-event.ts";

/** The pane in the middle: what happens in one session. */
export function StreamPane(): JSX.Element {
  const app = useApp();
  const shown = useStore(app.viewer.shown);
  const view = useStore(app.view);
  useWantedEvent(shown);
  if (shown === undefined) return <EmptyState />;
  const { state, sessionId, replay, source } = shown;
  return (
    <>
      <StreamHeader shown={shown} />
      <StreamTools shown={shown} />
      {state === "loading" && <p class="center muted">Reading the session…</p>}
      {state === "failed" && (
        <div class="center failed" role="alert">
          <p>{shown.error}</p>
          <button type="button" onClick={() => app.openSession(sessionId)}>
            Try again
          </button>
        </div>
      )}
      {state === "open" &&
        (view === "story" ? (
          <StoryList key={sessionId} shown={shown} />
        ) : (
          <EventList key={sessionId} shown={shown} />
        ))}
      {source === "live" && replay === undefined && <RequestDock shown={shown} />}
      {replay === undefined ? (
        source === "live" && state !== "failed" && <Composer shown={shown} />
      ) : (
        <ReplayBar replay={replay} />
      )}
    </>
  );
}
