import type { LogRecord, StoredSession } from "../store.ts";

/** A session that nothing has happened in. */
export const sampleSession = (id: string, changes: Partial<StoredSession> = {}): StoredSession => ({
  id,
  owner: "default",
  agentType: "echo",
  state: "queued",
  createdAt: 1_000,
  updatedAt: 1_000,
  lastSeq: 0,
  turn: 0,
  runs: 1,
  settings: {},
  ...changes,
});

/** Records that follow each other; the first of a run begins it. */
export const sampleRecords = (first: number, count: number, run = 1): LogRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    seq: first + index,
    run,
    type: first + index === 1 ? "sessionStarted" : "textChunk",
    major: 1,
    bytes: Buffer.from(JSON.stringify({ seq: first + index, text: "ü\u2028" })),
  }));
