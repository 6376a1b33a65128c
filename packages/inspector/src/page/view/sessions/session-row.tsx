import type { JSX } from "preact";

import type { ListedSession } from "../../connection/read-sessions.ts";
import { formatAge } from "../../model/format.ts";
import { useApp } from "../../state/app-context.ts";
import { StateDot } from "../parts/state-dot.tsx";

interface SessionRowProps {
  readonly listed: ListedSession;
  readonly isShown: boolean;
}

export function SessionRow({
  listed: { session, summary },
  isShown,
}: SessionRowProps): JSX.Element {
  const { openSession } = useApp();
  const { id, agentType, state, createdAt } = session;
  return (
    <button
      type="button"
      class="session"
      aria-current={isShown ? "page" : undefined}
      onClick={() => openSession(id)}
    >
      <StateDot tone={summary.waiting.size > 0 ? "waiting" : state} />
      <span class="session-title">{summary.title ?? "No prompt yet"}</span>
      <span class="session-facts">
        {agentType} · {formatAge(Date.now() - Date.parse(createdAt))}
      </span>
    </button>
  );
}
