import type { AgentSession } from "@agentstream/client";
import type { UnifiedEvent } from "@agentstream/schema";

/**
 * Reads a session for as long as it exists. Events come in groups, at most one in each frame of the screen: thousands
 * of chunks in a second cost one redraw each sixtieth.
 */
export async function followSession(
  session: AgentSession,
  after: number,
  signal: AbortSignal,
  onEvents: (events: readonly UnifiedEvent[]) => void,
): Promise<void> {
  let waiting: UnifiedEvent[] = [];
  let isPlanned = false;
  function flush(): void {
    isPlanned = false;
    if (signal.aborted || waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    onEvents(events);
  }
  for await (const event of session.read({ after, follow: "session", signal })) {
    waiting.push(event);
    if (isPlanned) continue;
    isPlanned = true;
    // a page in the background gets no frames
    if (document.hidden) setTimeout(flush, 200);
    else requestAnimationFrame(flush);
  }
  flush();
}
