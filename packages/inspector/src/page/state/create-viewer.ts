import { AgentError, type AgentSession } from "@agentstream/client";
import type { UnifiedEvent } from "@agentstream/schema";

import { followSession } from "../connection/follow-session.ts";
import type { Gateway } from "../connection/gateway.ts";
import { createTimeline, extended } from "../model/timeline.ts";
import type { Recording } from "../recording/recording.ts";
import type { Shown } from "./shown.ts";
import { createStore, type Store } from "./store.ts";

/** What is in the middle of the page. */
export interface Viewer {
  readonly shown: Store<Shown | undefined>;
  /** The live session that is shown. */
  readonly live: () => AgentSession | undefined;
  readonly openLive: (gateway: Gateway, sessionId: string) => void;
  readonly openRecording: (recording: Recording) => void;
  readonly change: (next: (shown: Shown) => Partial<Shown>) => void;
  readonly close: () => void;
}

export function createViewer(): Viewer {
  const shown = createStore<Shown | undefined>(undefined);
  let reading = new AbortController();
  let live: AgentSession | undefined;

  function change(next: (shown: Shown) => Partial<Shown>): void {
    shown.update((current) => (current === undefined ? current : { ...current, ...next(current) }));
  }
  function add(events: readonly UnifiedEvent[]): void {
    change(({ timeline, version }) => ({
      timeline: extended(timeline, events),
      version: version + 1,
      state: "open",
    }));
  }
  function stop(): AbortController {
    reading.abort();
    reading = new AbortController();
    live = undefined;
    return reading;
  }

  return {
    shown,
    live: () => live,
    change,
    openLive(gateway, sessionId) {
      const { signal } = stop();
      shown.set({ ...empty, sessionId, source: "live", state: "loading" });
      void read(gateway, sessionId, signal, {
        change,
        add,
        onOpen(session) {
          live = session;
        },
      });
    },
    openRecording({ name, from, events }) {
      stop();
      const timeline = createTimeline();
      timeline.push(events);
      shown.set({ ...empty, sessionId: name, source: "file", name, from, timeline, state: "open" });
    },
    close() {
      stop();
      shown.set(undefined);
    },
  };
}

interface ReadTarget extends Pick<Viewer, "change"> {
  readonly add: (events: readonly UnifiedEvent[]) => void;
  readonly onOpen: (session: AgentSession) => void;
}

async function read(
  gateway: Gateway,
  sessionId: string,
  signal: AbortSignal,
  { change, add, onOpen }: ReadTarget,
): Promise<void> {
  try {
    const session = await gateway.client.resumeSession({ sessionId }, { signal });
    if (signal.aborted) return;
    onOpen(session);
    // a session that was prepared has no event yet
    change(() => ({ state: "open" }));
    await followSession(session, 0, signal, add);
  } catch (error) {
    if (signal.aborted) return;
    change(() => ({ state: "failed", error: explain(error, sessionId) }));
  }
}

const empty = {
  name: undefined,
  from: undefined,
  get timeline() {
    return createTimeline();
  },
  version: 0,
  error: undefined,
  session: undefined,
  replay: undefined,
};

function explain(error: unknown, sessionId: string): string {
  if (error instanceof AgentError && error.code === "sessionNotFound")
    return `Session ${sessionId} was not found: it was deleted, or belongs to another owner.`;
  return error instanceof Error ? error.message : String(error);
}
