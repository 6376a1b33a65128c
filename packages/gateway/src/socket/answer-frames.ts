import type { RawData, WebSocket } from "ws";

import { createReplyGate } from "./create-reply-gate.ts";
import { socketLimits } from "./socket-limits.ts";
import { textOf } from "./text-of.ts";

/** Answers each message of a socket, as fast as the client reads the answers. */
export function answerFrames(
  socket: WebSocket,
  answer: (text: string) => Promise<unknown>,
  patienceMs?: number,
): void {
  const gate = createReplyGate(socket, patienceMs);

  async function take(data: RawData, isBinary: boolean): Promise<void> {
    if (socket.readyState !== socket.OPEN) return;
    gate.enter();
    const reply = JSON.stringify(await answer(isBinary ? "" : textOf(data)));
    if (socket.bufferedAmount > socketLimits.maxBufferedBytes) gate.drop();
    if (socket.readyState === socket.OPEN)
      await new Promise((resolve) => socket.send(reply, { binary: false }, resolve));
    gate.leave();
  }

  socket.on("message", (data, isBinary) => void take(data, isBinary));
}
