import type { UnifiedEvent } from "@agentstream/schema";

/** Tells, at the beginning of a run, what it got less of than it asked for; what follows moves on by one. */
export function createCappedTeller(
  capped: readonly string[],
): (events: readonly UnifiedEvent[]) => readonly UnifiedEvent[] {
  if (capped.length === 0) return (events) => events;
  let isTold = false;
  return (events) => {
    if (isTold) return events.map(moveOn);
    const [first, ...rest] = events;
    if (first?.type !== "sessionStarted") return events;
    isTold = true;
    const { id: _, seq = 1, ...place } = first;
    const { sessionId, timestamp, run, agentType } = place;
    return [
      { ...first, config: { ...first.config, capped: [...capped] } },
      {
        id: `${sessionId}.${seq + 1}`,
        sessionId,
        seq: seq + 1,
        ...(run !== undefined && { run }),
        timestamp,
        agentType,
        type: "log",
        level: "warn",
        source: "gateway",
        message: `The server's cap lowered ${capped.join(", ")}.`,
      },
      ...rest.map(moveOn),
    ];
  };
}

function moveOn(event: UnifiedEvent): UnifiedEvent {
  const seq = (event.seq ?? 0) + 1;
  return { ...event, id: `${event.sessionId}.${seq}`, seq };
}
