import type { Caller, ReadItem } from "@agentstream/sessions";
import type { FastifyBaseLogger } from "fastify";
import type { WebSocket } from "ws";

import type { GatewayContext } from "../route.ts";
import { answerFrames } from "./answer-frames.ts";
import { closeBroken } from "./close-broken.ts";
import { handleFrame } from "./handle-frame.ts";
import { watchPeer } from "./watch-peer.ts";

export interface SessionSocket {
  readonly context: GatewayContext;
  readonly caller: Caller;
  readonly id: string;
  readonly after: number;
  readonly follow: boolean;
  readonly log: FastifyBaseLogger;
}

/** One session over a WebSocket: its events out, in the same order as everywhere; answers and prompts in. */
export async function openSessionSocket(socket: WebSocket, options: SessionSocket): Promise<void> {
  const { context, caller, id, after, follow, log } = options;
  const gone = new AbortController();
  watchPeer(socket);
  socket.on("close", () => gone.abort());
  socket.on("error", () => gone.abort());
  answerFrames(socket, (text) => handleFrame(options, text));
  const { signal } = gone;
  try {
    for await (const item of context.sessions.read(caller, id, { after, follow, signal })) {
      await send(socket, item);
      if (signal.aborted || socket.readyState !== socket.OPEN) break;
    }
    // of a server that stops, another one may continue
    socket.close(context.isReady() ? 1000 : 1012);
  } catch (error) {
    closeBroken(socket, log, error);
  }
}

/** Resolves when the last message is on its way: who does not read is not read for. */
async function send(socket: WebSocket, item: ReadItem): Promise<void> {
  if ("notice" in item) return sendText(socket, JSON.stringify(item.notice));
  const last = item.records.length - 1;
  for (const [index, { bytes }] of item.records.entries()) {
    if (index === last) return sendText(socket, bytes);
    socket.send(bytes, { binary: false });
  }
}

const sendText = (socket: WebSocket, text: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => socket.send(text, { binary: false }, () => resolve()));
