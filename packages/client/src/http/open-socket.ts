import { createSignal } from "../create-signal.ts";
import type { Socket } from "../platform.ts";

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
  const changed = createSignal();
  let state: "opening" | "open" | "closed" = "opening";
  let waiting: string[] = [];
  let size = 0;

  function change(next: typeof state): void {
    if (state !== "closed") state = next;
    changed.notify();
  }
  function close(): void {
    change("closed");
    socket.close();
  }
  function take(event: object): void {
    if (state === "closed" || !("data" in event) || typeof event.data !== "string") return;
    waiting.push(event.data);
    size += event.data.length;
    if (size > maxBuffered) close();
    changed.notify();
  }
  socket.addEventListener("open", () => change("open"));
  socket.addEventListener("message", take);
  socket.addEventListener("close", () => change("closed"));
  // a close follows
  socket.addEventListener("error", () => {});

  return {
    async opened(signal, timeoutMs) {
      if (state === "opening") await changed.wait(signal, timeoutMs);
      return state === "open" || waiting.length > 0;
    },
    async next(signal, silenceMs) {
      signal.throwIfAborted();
      if (waiting.length === 0 && state !== "closed") await changed.wait(signal, silenceMs);
      const texts = waiting;
      waiting = [];
      size = 0;
      if (texts.length > 0) return texts;
      return state === "closed" ? "closed" : "silent";
    },
    close,
  };
}
