import type { JSX } from "preact";

import { rankOf, type ListedSession } from "../../connection/read-sessions.ts";
import { useApp } from "../../state/app-context.ts";
import { useStore } from "../../state/store.ts";
import { DemoButton } from "../parts/demo-button.tsx";
import { SessionRow } from "./session-row.tsx";

const headings = ["Waiting for you", "Running", "Earlier"];

interface SessionNavProps {
  readonly sessions: readonly ListedSession[];
  /** Those that the search finds. */
  readonly found: readonly ListedSession[];
}

/** The sessions in groups. */
export function SessionNav({ sessions, found }: SessionNavProps): JSX.Element {
  const app = useApp();
  const connection = useStore(app.connection);
  const shown = useStore(app.viewer.shown);
  return (
    <nav class="session-list" aria-label="Sessions" tabIndex={0}>
      {headings.map((heading, rank) => {
        const ranked = found.filter((listed) => rankOf(listed) === rank);
        return (
          ranked.length > 0 && (
            <section>
              <h2 class={rank === 0 ? "attention" : ""}>
                {heading} <span class="count">{ranked.length}</span>
              </h2>
              {ranked.map((listed) => (
                <SessionRow
                  key={listed.session.id}
                  listed={listed}
                  isShown={listed.session.id === shown?.sessionId}
                />
              ))}
            </section>
          )
        );
      })}
      {found.length === 0 && connection.state === "open" && (
        <div class="pad">
          <p class="muted">
            {sessions.length === 0 ? "No session yet." : "No session has these words."}
          </p>
          {sessions.length === 0 && (
            <p class="only-narrow">
              <DemoButton />
            </p>
          )}
        </div>
      )}
    </nav>
  );
}
