import { dialects } from "@agentstream/dialects";
import type { StoredSession } from "@agentstream/sessions";

import { mayRead } from "../../may-read.ts";
import { readWord } from "../../read-query.ts";
import type { RouteCall } from "../../route.ts";
import { answerSse } from "../../wire/answer-sse.ts";
import { encodeBatch, encodeValue } from "../../wire/encode-sse.ts";
import { signalOf } from "../../wire/send-sse.ts";
import { speakSegment } from "../../wire/speak-segment.ts";

/** The query of a chat's streams. */
export const chatQuery = ["approvals", "version"] as const;

/** How the stream is written for the client that reads it. */
export interface ChatStyle {
  /** The stream ends where a permission is asked; the answer comes with the next message. */
  readonly pauses: boolean;
  readonly version: 6 | 7;
}

export const readStyle = ({ query }: Pick<RouteCall, "query">): ChatStyle => ({
  pauses: readWord(query, "approvals", ["endStream", "inline"]) !== "inline",
  version: readWord(query, "version", ["6", "7"]) === "7" ? 7 : 6,
});

const { headers, lastLine } = dialects.find(({ name }) => name === "ai-sdk") ?? {};

/** Streams a run as one message of the chat. */
export async function sendChat(
  { context, caller, reply }: RouteCall,
  session: StoredSession,
  run: number,
  { pauses, version }: ChatStyle,
  answered: readonly string[] = [],
): Promise<void> {
  const { sessions } = context;
  const signal = signalOf(reply.raw);
  const values = speakSegment(sessions.read(mayRead(caller), session.id, { run, signal }), {
    sessions,
    sessionId: session.id,
    dialect: "ai-sdk",
    options: { version },
    answered,
    pauses,
    isLast: (value) => "type" in value && (value.type === "finish" || value.type === "abort"),
  });
  const own = { "agentstream-session": session.id, ...headers };
  await answerSse(reply, own, encode(values), signal);
}

async function* encode(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const batch of batches) {
    isEmpty = false;
    yield encodeBatch(batch);
  }
  // the run is over, and nothing in it was what the client has answered
  if (isEmpty) yield encodeValue({ type: "error", errorText: "The run has no such permission." });
  yield `data: ${lastLine}\n\n`;
}
