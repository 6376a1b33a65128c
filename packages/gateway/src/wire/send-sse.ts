import { once } from "node:events";
import type { ServerResponse } from "node:http";

import type { LogRecord } from "@agentstream/sessions";

import { encodeSse } from "./encode-sse.ts";
import { openStreams } from "./open-streams.ts";

/** What is sent at intervals, so that nothing on the way closes a connection that is quiet. */
export interface Heartbeat {
  readonly everyMs: number;
  readonly frame: string;
}

const comments: Heartbeat = { everyMs: 15_000, frame: ": ping\n\n" };

const sseHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache",
  "x-accel-buffering": "no",
} as const;

/**
 * Sends a stream, as fast as its reader takes it: nothing is fetched for a reader that does not read. `signal` is
 * aborted when the reader goes. If the frames fail it rejects, and the response is still open.
 */
export async function sendSse(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  frames: AsyncIterable<Uint8Array | string>,
  signal: AbortSignal,
  { everyMs, frame: beat }: Heartbeat = comments,
): Promise<void> {
  const close = openStreams.open();
  response.writeHead(200, { ...sseHeaders, ...headers });
  response.flushHeaders();
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain) response.write(beat);
  }, everyMs);
  try {
    for await (const frame of frames) {
      if (signal.aborted) return;
      // what was handed on may have filled it
      if (response.writableNeedDrain) await once(response, "drain", { signal });
      const hasRoom = response.write(frame);
      flush(response);
      if (!hasRoom) await once(response, "drain", { signal });
    }
    response.end();
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    clearInterval(heartbeat);
    close();
  }
}

/** Writes records at once to a reader of server-sent events that has taken all before them; returns false for any other. */
export const handOnTo =
  (response: ServerResponse) =>
  (records: readonly LogRecord[]): boolean => {
    if (response.writableNeedDrain || response.destroyed || response.writableEnded) return false;
    for (const piece of encodeSse(records)) response.write(piece);
    flush(response);
    return true;
  };

/** Node would wait until no promise is left to be settled, which takes 30 µs where an agent has just printed a line. */
const flush = ({ socket }: ServerResponse): void => socket?.uncork();

/** Aborted when the other side is gone. */
export function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.on("close", () => controller.abort());
  return controller.signal;
}
