/** What one WebSocket may keep waiting, and send. */
export const socketLimits = {
  /** The answers over a WebSocket that may wait before no more is read from it, and for how long. */
  maxWaitingFrames: 64,
  slowClientMs: 30_000,
  maxBufferedBytes: 8_388_608,
  /** The characters of a frame's `ref`, which is sent back. */
  maxRefCharacters: 256,
} as const;
