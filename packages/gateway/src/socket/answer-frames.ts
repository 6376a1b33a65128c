import type { RawData, WebSocket } from "ws";

import { socketLimits } from "./socket-limits.ts";

/** 1013, "try again later". */
const tooSlow = 1013;

/**
 * Answers each message of a socket. While too many answers wait, because they take time or because the client
 * does not read them, nothing more is read of it; a client that lets them wait for too long is disconnected.
 */
export function answerFrames(
  socket: WebSocket,
  answer: (text: string) => Promise<unknown>,
  patienceMs: number = socketLimits.slowClientMs,
): void {
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;

  function drop(): void {
    socket.close(tooSlow, "The answers were not read.");
    // the close frame waits behind what is not read
    socket.terminate();
  }

  function settle(): void {
    waiting--;
    if (timer === undefined || waiting > socketLimits.maxWaitingFrames / 2) return;
    clearTimeout(timer);
    timer = undefined;
    socket.resume();
  }

  async function take(data: RawData, isBinary: boolean): Promise<void> {
    if (++waiting >= socketLimits.maxWaitingFrames && timer === undefined) {
      socket.pause();
      timer = setTimeout(drop, patienceMs);
    }
    const reply = JSON.stringify(await answer(isBinary ? "" : textOf(data)));
    if (socket.bufferedAmount > socketLimits.maxBufferedBytes) drop();
    if (socket.readyState === socket.OPEN)
      await new Promise((resolve) => socket.send(reply, { binary: false }, resolve));
    settle();
  }

  socket.on("message", (data, isBinary) => void take(data, isBinary));
  socket.on("close", () => clearTimeout(timer));
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(new Uint8Array(data))).toString();
