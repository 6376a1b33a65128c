import type { Socket, SocketConstructor } from "../src/index.ts";

/** The server's side of a WebSocket. */
export interface FakeSocket {
  readonly url: URL;
  readonly open: () => void;
  readonly send: (value: unknown) => void;
  readonly close: (code?: number) => void;
  readonly isClosed: () => boolean;
}

/** WebSockets without a network; `onConnect` says what each does. One that was not opened is closed. */
export function createFakeSockets(onConnect: (socket: FakeSocket, index: number) => void): {
  readonly WebSocket: SocketConstructor;
  readonly all: readonly FakeSocket[];
} {
  const all: FakeSocket[] = [];
  class WebSocket implements Socket {
    readonly #listeners: { readonly type: string; readonly listener: (event: object) => void }[] =
      [];
    constructor(url: string) {
      let isOpen = false;
      let isClosed = false;
      const emit = (type: string, event: object = {}): void => {
        for (const one of this.#listeners) if (one.type === type) one.listener(event);
      };
      const close = (code = 1006): void => {
        if (isClosed) return;
        isClosed = true;
        emit("close", { code });
      };
      this.close = () => close(1000);
      const server: FakeSocket = {
        url: new URL(url),
        open() {
          isOpen = true;
          emit("open");
        },
        send: (value) => emit("message", { data: JSON.stringify(value) }),
        close,
        isClosed: () => isClosed,
      };
      const index = all.push(server) - 1;
      setTimeout(() => {
        onConnect(server, index);
        if (!isOpen) close();
      });
    }
    close: () => void;
    addEventListener(type: string, listener: (event: object) => void): void {
      this.#listeners.push({ type, listener });
    }
  }
  return { WebSocket, all };
}
