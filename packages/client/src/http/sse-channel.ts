import { createParser, type EventSourceMessage } from "eventsource-parser";

import { AgentError } from "../agent-error.ts";
import type { ByteReader, FetchResponse } from "../platform.ts";
import type { Arrival, Place } from "../transport.ts";
import { linkSignal, withTimeout } from "../with-timeout.ts";
import { queryOf, sessionPath, type Channel, type ChannelOptions } from "./channel.ts";
import { connectionError, parseJson, type Http } from "./http.ts";
import { readMessage } from "./read-message.ts";

/** Server-sent events, read by `fetch`: a reader that does not ask makes the server wait. */
export function createSseChannel(http: Http, { silenceMs }: ChannelOptions): Channel {
  return async function* readSse(place) {
    const linked = linkSignal(place.signal);
    const { signal } = linked;
    try {
      const limit = { signal, timeoutMs: http.timeoutMs, what: "The event stream" };
      const path = `${sessionPath(place.sessionId, "/events")}${queryOf(place)}`;
      const headers = { accept: eventStream };
      const response = await withTimeout(limit, async (limited) => {
        // the answer outlives its time limit
        limited.addEventListener("abort", () => linked.abort(limited.reason), { once: true });
        return http.open({ method: "GET", path, headers, signal });
      });
      const reader = readerOf(response);
      if (reader === undefined) return;
      place.onReached();
      yield* readFrames(reader, place, silenceMs, signal);
    } finally {
      linked.abort(new AgentError("cancelled", "The stream is no longer read."));
      linked.release();
    }
  };
}

const eventStream = "text/event-stream";

/** Undefined: there is nothing more to read. */
function readerOf({ status, headers, body }: FetchResponse): ByteReader | undefined {
  if (status === 204) return undefined;
  const type = headers.get("content-type") ?? "";
  if (body !== null && type.startsWith(eventStream)) return body.getReader();
  const message = `Expected an event stream, got "${type}".`;
  // a browser takes an answer that is cut in its head for a whole one
  if (eventStream.startsWith(type))
    throw new AgentError("connectionFailed", message, { isTransient: true });
  throw new AgentError("unsupported", message);
}

async function* readFrames(
  reader: ByteReader,
  { dialect }: Place,
  silenceMs: number,
  signal: AbortSignal,
): AsyncGenerator<readonly Arrival[], void, undefined> {
  const decoder = new TextDecoder();
  let arrivals: Arrival[] = [];
  const end = { isSeen: false };
  const parser = createParser({
    onEvent(message) {
      if (dialect === undefined) arrivals.push(readMessage(message.data));
      else if (message.data === "[DONE]") end.isSeen = true;
      else arrivals.push(readValue(message));
    },
  });
  const limit = { signal, timeoutMs: silenceMs, what: "The next part of the event stream" };
  // a silent connection is lost: the gateway sends a comment every 15 seconds
  while (!end.isSeen) {
    const { done, value } = await withTimeout(limit, () => reader.read()).catch(
      (cause: unknown) => {
        throw connectionError(cause, signal);
      },
    );
    if (done || value === undefined) return;
    parser.feed(decoder.decode(value, { stream: true }));
    if (arrivals.length > 0) yield arrivals;
    arrivals = [];
  }
}

const readValue = ({ id, data }: EventSourceMessage): Arrival => ({
  value: parseJson(data),
  seq: id === undefined ? undefined : Number(id),
});
