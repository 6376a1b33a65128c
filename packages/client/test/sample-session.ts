import type { Session, TextChunkEvent, UnifiedEvent } from "@agentstream/schema";

export const sessionId = "s-1";
const timestamp = "2026-03-02T09:15:27.412Z";

/** Text, one chunk an event, from this seq on. */
export const sampleText = (seq: number): TextChunkEvent => ({
  id: `${sessionId}.${seq}`,
  sessionId,
  timestamp,
  seq,
  run: 1,
  type: "textChunk",
  content: `${seq} `,
});

/** A run of so many events, which ends. */
export function sampleEvents(count: number): UnifiedEvent[] {
  const base = { sessionId, timestamp, run: 1, agentType: "echo" };
  const events: UnifiedEvent[] = [
    { ...base, id: `${sessionId}.1`, seq: 1, type: "sessionStarted" },
  ];
  for (let seq = 2; seq < count; seq++) events.push(sampleText(seq));
  const id = `${sessionId}.${count}`;
  events.push({ ...base, id, seq: count, type: "sessionEnded", reason: "completed" });
  return events;
}

export const sampleSession = (changes: Partial<Session> = {}): Session => ({
  id: sessionId,
  agentType: "echo",
  state: "running",
  createdAt: timestamp,
  updatedAt: timestamp,
  lastSeq: 0,
  turn: 1,
  ...changes,
});
