import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { ListedSession } from "../../connection/read-sessions.ts";
import { useApp } from "../../state/app-context.ts";
import { useStore } from "../../state/store.ts";
import { toggleTheme } from "../../state/theme.ts";
import { IconButton } from "../parts/icon-button.tsx";
import { Icon } from "../parts/icon.tsx";
import { ConnectionState } from "./connection-state.tsx";
import { OpenFile } from "./open-file.tsx";
import { SessionNav } from "./session-nav.tsx";

/** The pane on the left: all sessions; those that wait for an answer come first. */
export function SessionsPane(): JSX.Element {
  const app = useApp();
  const sessions = useStore(app.sessions);
  const connection = useStore(app.connection);
  const [words, setWords] = useState("");
  const found = sessions.filter((listed) => hasWords(listed, words));
  return (
    <>
      <header class="brand">
        <span class="brand-name">
          <Icon name="agent" /> Agentstream
        </span>
        <IconButton icon="theme" label="Light or dark" onClick={toggleTheme} />
      </header>
      {connection.state !== "none" && (
        <div class="sessions-tools">
          <button
            type="button"
            class="primary wide"
            disabled={connection.state !== "open"}
            onClick={() => app.dialog.set("start")}
          >
            <Icon name="plus" /> New run <kbd>N</kbd>
          </button>
          {sessions.length > 5 && (
            <label class="search">
              <Icon name="search" />
              <input
                type="search"
                placeholder="Find a session"
                aria-label="Find a session"
                value={words}
                onInput={({ currentTarget }) => setWords(currentTarget.value)}
              />
            </label>
          )}
        </div>
      )}
      <SessionNav sessions={sessions} found={found} />
      <footer class="sessions-footer">
        <OpenFile />
        <ConnectionState />
      </footer>
    </>
  );
}

function hasWords({ session, summary }: ListedSession, words: string): boolean {
  const text = `${session.id} ${session.agentType} ${session.state} ${summary.title ?? ""}`;
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
}
