import type { WebSocket } from "ws";

import { socketLimits } from "./socket-limits.ts";

export interface ReplyGate {
  /** An answer is being made. */
  readonly enter: () => void;
  /** It was sent. */
  readonly leave: () => void;
  /** Disconnects the client. */
  readonly drop: () => void;
}

const { slowClientMs, maxWaitingFrames } = socketLimits;
/** 1013, "try again later". */
const tooSlow = 1013;

/**
 * While too many answers of a socket wait, because they take time or because the client does not read them, nothing
 * more is read of it; a client that lets them wait for too long is disconnected. It learns why if it reads its answers
 * within the time that a socket has for closing.
 */
export function createReplyGate(socket: WebSocket, waitMs: number = slowClientMs): ReplyGate {
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  /** The close frame waits behind what is not read, and the socket is ended where it waits for too long. */
  const drop = (): void => socket.close(tooSlow, "The answers were not read.");
  socket.on("close", () => clearTimeout(timer));
  return {
    drop,
    enter() {
      if (++waiting < maxWaitingFrames || timer !== undefined) return;
      socket.pause();
      timer = setTimeout(drop, waitMs);
    },
    leave() {
      waiting--;
      if (timer === undefined || waiting > maxWaitingFrames / 2) return;
      clearTimeout(timer);
      timer = undefined;
      socket.resume();
    },
  };
}
