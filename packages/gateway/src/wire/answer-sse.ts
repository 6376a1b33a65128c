import type { FastifyReply } from "fastify";

import { reportCut } from "./report-cut.ts";
import { sendSse, type Heartbeat } from "./send-sse.ts";

/**
 * Answers a request with a stream. It never rejects: fastify has no answer left to give. A stream that breaks off has
 * no proper end, so that its reader does not take it for a whole one.
 */
export async function answerSse(
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  frames: AsyncIterable<Uint8Array | string>,
  signal: AbortSignal,
  heartbeat?: Heartbeat,
): Promise<void> {
  reply.hijack();
  try {
    await sendSse(reply.raw, headers, frames, signal, heartbeat);
  } catch (error) {
    if (reportCut(reply.log, error) === undefined) reply.raw.end();
    else reply.raw.destroy();
  }
}
