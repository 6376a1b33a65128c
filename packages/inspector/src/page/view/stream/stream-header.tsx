import { isKnownEvent, type Session } from "@agentstream/schema";
import { isKnownUsage } from "@agentstream/stream";
import type { JSX } from "preact";

import { formatCost, formatCount } from "../../model/format.ts";
import { titleOf } from "../../model/session-summary.ts";
import { useApp } from "../../state/app-context.ts";
import type { Shown } from "../../state/shown.ts";
import { useStore } from "../../state/store.ts";
import { IconButton } from "../parts/icon-button.tsx";
import { Icon } from "../parts/icon.tsx";
import { StateDot, wordOf } from "../parts/state-dot.tsx";
import { StreamMenu } from "./stream-menu.tsx";

/** What is shown, how it stands, and what can be done with all of it. */
export function StreamHeader({ shown }: { readonly shown: Shown }): JSX.Element {
  const { pane, actions, sessions } = useApp();
  const listed = useStore(sessions).find(({ session }) => session.id === shown.sessionId);
  const { totals } = shown.timeline;
  const isWaiting = (listed?.summary.waiting.size ?? 0) > 0;
  const state = stateOf(shown, listed?.session);
  const tone = isWaiting ? "waiting" : state;
  const isRunning = state === "running" || state === "queued";
  const facts = [
    totals.agentType ?? listed?.session.agentType,
    totals.model,
    shown.source === "file" && shown.from !== totals.agentType ? shown.from : undefined,
    isKnownUsage(totals.usage) ? `${formatCount(totals.usage.totalTokens)} tokens` : undefined,
    (totals.costUsd ?? 0) === 0 ? undefined : formatCost(totals.costUsd ?? 0),
  ].filter((fact) => fact !== undefined);
  return (
    <header class="stream-header">
      <span class="only-narrow">
        <IconButton icon="back" label="Sessions" onClick={() => pane.set("sessions")} />
      </span>
      <div class="stream-title">
        <h1>{shown.name ?? listed?.summary.title ?? promptOf(shown) ?? shown.sessionId}</h1>
        <p class="facts">
          <StateDot tone={tone} />
          <span>{wordOf(tone)}</span>
          {facts.map((fact) => (
            <span>{fact}</span>
          ))}
        </p>
      </div>
      {isRunning && (
        <button type="button" class="stop" onClick={() => void actions.cancel()}>
          <Icon name="stop" /> Stop
        </button>
      )}
      <span class="only-narrow">
        <IconButton icon="file" label="Details" onClick={() => pane.set("detail")} />
      </span>
      <StreamMenu shown={shown} />
    </header>
  );
}

/** What the stream shows, where it is ahead of the list of sessions, which is read now and then. */
function stateOf({ source, state, timeline }: Shown, session: Session | undefined): string {
  if (source === "file") return "file";
  if (state === "failed") return "failed";
  const last = timeline.events.at(-1);
  if (last === undefined || (last.seq ?? 0) <= (session?.lastSeq ?? 0))
    return session?.state ?? "done";
  return isKnownEvent(last) && last.type === "sessionEnded" ? endings[last.reason] : "running";
}

const endings = { completed: "done", failed: "failed", timeout: "failed", cancelled: "cancelled" };

function promptOf({ timeline }: Shown): string | undefined {
  const message = timeline.items.find((item) => item.kind === "message");
  return message?.kind === "message" ? titleOf(message.text) : undefined;
}
