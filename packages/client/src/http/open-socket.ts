import type { Socket } from "../platform.ts";
import { linkSignal } from "../with-timeout.ts";

/** The messages of a WebSocket, to be asked for. */
export interface OpenSocket {
  /** Whether it could be opened in this time. */
  readonly opened: (signal: AbortSignal, timeoutMs: number) => Promise<boolean>;
  /** The next messages; at the end, what has waited comes before `closed`. */
  readonly next: (
    signal: AbortSignal,
    silenceMs: number,
  ) => Promise<readonly string[] | "closed" | "silent">;
  readonly close: () => void;
}

/** Collects messages until they are asked for. With more than so many characters it closes, and drops what comes. */
export function openSocket(socket: Socket, maxBuffered: number): OpenSocket {
  let state: "opening" | "open" | "closed" = "opening";
  let waiting: string[] = [];
  let size = 0;
  let wake = (): void => {};

  function change(next: typeof state): void {
    if (state !== "closed") state = next;
    wake();
  }
  function take(event: object): void {
    if (state === "closed" || !("data" in event) || typeof event.data !== "string") return;
    waiting.push(event.data);
    size += event.data.length;
    if (size > maxBuffered) close();
    wake();
  }
  function close(): void {
    change("closed");
    socket.close();
  }
  socket.addEventListener("open", () => change("open"));
  socket.addEventListener("message", take);
  socket.addEventListener("close", () => change("closed"));
  // a close follows
  socket.addEventListener("error", () => {});

  /** Until something changes, or the time is over. */
  async function untilChange(signal: AbortSignal, timeoutMs: number): Promise<void> {
    const linked = linkSignal(signal);
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const changed = new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([changed, linked.aborted]);
    } finally {
      clearTimeout(timer);
      linked.release();
    }
  }

  return {
    async opened(signal, timeoutMs) {
      if (state === "opening") await untilChange(signal, timeoutMs);
      return state === "open" || waiting.length > 0;
    },
    async next(signal, silenceMs) {
      signal.throwIfAborted();
      if (waiting.length === 0 && state !== "closed") await untilChange(signal, silenceMs);
      const texts = waiting;
      waiting = [];
      size = 0;
      if (texts.length > 0) return texts;
      return state === "closed" ? "closed" : "silent";
    },
    close,
  };
}
