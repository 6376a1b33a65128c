/** What the connections of ACP clients may hold. */
export const acpLimits = {
  /** Of one owner, over HTTP and WebSocket. */
  maxConnections: 100,
  /** A connection over HTTP without a stream and without a message is closed after this time. */
  idleMs: 300_000,
  sweepMs: 30_000,
  /** What waits for a client; the agent's messages wait then. */
  maxBufferedBytes: 8_388_608,
  /** A client that reads nothing for so long, while that much waits, is disconnected. */
  maxOutputStallMs: 30_000,
  maxBufferedSessionStreams: 64,
  maxIdLength: 255,
} as const;
