import { AgentError } from "../agent-error.ts";
import { isOver } from "../is-over.ts";
import { platformSocket, type SocketConstructor } from "../platform.ts";
import type { Arrival, Place, Transport } from "../transport.ts";
import { queryOf, sessionPath, type Channel, type ChannelOptions } from "./channel.ts";
import { createTickets } from "./create-tickets.ts";
import type { Http } from "./http.ts";
import { openSocket, type OpenSocket } from "./open-socket.ts";
import { readMessage } from "./read-message.ts";

export interface SocketOptions extends ChannelOptions {
  readonly getSession: Transport["getSession"];
  /** Absent: the platform's. */
  readonly WebSocket?: SocketConstructor | undefined;
}

/** A WebSocket. It cannot be made to wait: where too much waits for a slow reader it is closed, and opened again. */
export function createSocketChannel(http: Http, options: SocketOptions): Channel {
  const tickets = createTickets(http);
  return async function* readSocket(place) {
    const Socket = options.WebSocket ?? platformSocket();
    if (Socket === undefined)
      throw unsupported(
        "This platform has no WebSocket; pass one as `WebSocket`, such as that of `ws`.",
      );
    if (place.dialect !== undefined)
      throw unsupported("A WebSocket carries unified events alone; use sse or polling.");
    const ticket = await tickets.get(place.signal);
    const path = `${sessionPath(place.sessionId, "/stream")}${queryOf(place, { ticket })}`;
    const socket = openSocket(new Socket(http.socketUrl(path)), options.maxBuffered);
    try {
      if (!(await socket.opened(place.signal, http.timeoutMs))) {
        tickets.drop();
        // a browser does not say why; this does
        await options.getSession(place.sessionId, { key: "", signal: place.signal });
        place.onReached();
        throw new AgentError("connectionFailed", "The WebSocket could not be opened.", {
          isTransient: true,
        });
      }
      place.onReached();
      yield* readMessages(socket, place, options);
    } finally {
      socket.close();
    }
  };
}

const unsupported = (message: string): AgentError => new AgentError("unsupported", message);

async function* readMessages(
  socket: OpenSocket,
  place: Place,
  { silenceMs, getSession }: SocketOptions,
): AsyncGenerator<readonly Arrival[], void, undefined> {
  let seen = place.after;
  for (;;) {
    const texts = await socket.next(place.signal, silenceMs);
    if (texts === "closed") return;
    if (texts === "silent") {
      // a page does not see the server's pings
      const session = await getSession(place.sessionId, { key: "", signal: place.signal });
      if (session.lastSeq > seen || (isOver(session) && place.follow === "run")) return;
      continue;
    }
    const arrivals = texts.map(readMessage);
    for (const arrival of arrivals)
      if ("seq" in arrival && arrival.seq !== undefined) seen = Math.max(seen, arrival.seq);
    yield arrivals;
  }
}
