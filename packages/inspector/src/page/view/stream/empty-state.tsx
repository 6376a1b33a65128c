import type { JSX } from "preact";

import { useApp } from "../../state/app-context.ts";
import { useStore } from "../../state/store.ts";
import { DemoButton } from "../parts/demo-button.tsx";
import { Icon } from "../parts/icon.tsx";
import { OpenFile } from "../sessions/open-file.tsx";

/** Nothing is shown yet: how to start. */
export function EmptyState(): JSX.Element {
  const { dialog, connection, pane } = useApp();
  const { state } = useStore(connection);
  const isOpen = state === "open";
  return (
    <div class="empty">
      <div class="empty-mark" aria-hidden="true">
        <Icon name="agent" />
      </div>
      <h1>{state === "connecting" ? "Connecting…" : "See what an agent does"}</h1>
      <p>
        {isOpen
          ? "Choose a session on the left, start a run, or drop a recording anywhere on this page."
          : "Drop a recording of an agent anywhere on this page. It stays in this browser."}
      </p>
      <div class="empty-actions">
        {isOpen && (
          <>
            <DemoButton />
            <button type="button" onClick={() => dialog.set("start")}>
              New run… <kbd>N</kbd>
            </button>
          </>
        )}
        <OpenFile />
        <button type="button" class="only-narrow" onClick={() => pane.set("sessions")}>
          Sessions
        </button>
      </div>
      <p class="muted">
        {isOpen && "The demo agent is built in: it needs no key and no network. "}
        A recording is what an agent printed (<code>.jsonl</code>), or a file of events.
      </p>
    </div>
  );
}
