import { createDialect, readDialectSpec, type DialectOptions } from "@agentstream/dialects";
import type { StreamEvent } from "@agentstream/schema";
import {
  decodeRecord,
  fieldProblem,
  type Caller,
  type ReadItem,
  type Sessions,
  type StoredSession,
} from "@agentstream/sessions";

import type { QueryName } from "../../api-docs/parameters.ts";
import type { RouteCall } from "../../route.ts";
import { answerSse } from "../../wire/answer-sse.ts";
import { encodeValue } from "../../wire/encode-sse.ts";
import { signalOf, type Heartbeat } from "../../wire/send-sse.ts";
import type { Delivery } from "./create-deliveries.ts";

/** The parameters of the dialect, in the query of a call. */
export const rpcQuery: readonly QueryName[] = ["raw", "partial_json", "questions"];

/** The form of questions is the one that its clients read, unless the query has another. */
export function readRpcOptions(query: Readonly<Record<string, string>>): DialectOptions {
  let options: DialectOptions = { questionForm: "object" };
  for (const [name, value] of Object.entries(query)) {
    const spec = readDialectSpec(`daemon;${name}=${value}`);
    if (spec === undefined)
      throw fieldProblem(
        `/${name}`,
        `Expected ${name === "questions" ? "list or object" : "true"}, got ${JSON.stringify(value)}.`,
      );
    options = { ...options, ...spec.options };
  }
  return options;
}

/**
 * Translates what is read, up to the batch that holds `until`; events that a client has got are dropped, and the
 * others are noted when they are taken.
 */
export async function* undelivered(
  items: AsyncIterable<ReadItem>,
  delivery: Delivery,
  options: DialectOptions,
  until: number = Infinity,
): AsyncGenerator<StreamEvent> {
  const dialect = createDialect("daemon", options);
  for await (const item of items) {
    if (!("records" in item)) continue;
    for (const record of item.records) {
      const values = dialect.push(decodeRecord(record));
      if (delivery.has(record.seq)) continue;
      yield* values;
      delivery.add(record.seq, record.seq);
    }
    if ((item.records.at(-1)?.seq ?? 0) >= until) return;
  }
  yield* dialect.end();
}

/** The events that no client has got, and then those that come. */
export function readMissed(
  sessions: Sessions,
  caller: Caller,
  id: string,
  delivery: Delivery,
  options: DialectOptions,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const after = delivery.start();
  return undelivered(sessions.read(caller, id, { after, rewind: true, signal }), delivery, options);
}

/** The events that no client has got until now. */
export async function readBuffered(
  sessions: Sessions,
  caller: Caller,
  { id, lastSeq }: StoredSession,
  delivery: Delivery,
  options: DialectOptions,
  signal: AbortSignal,
): Promise<readonly StreamEvent[]> {
  const events: StreamEvent[] = [];
  if (delivery.start() >= lastSeq) return events;
  const items = sessions.read(caller, id, { after: delivery.start(), rewind: true, signal });
  for await (const event of undelivered(items, delivery, options, lastSeq)) events.push(event);
  return events;
}

export const ping: Heartbeat = { everyMs: 30_000, frame: encodeValue({ type: "ping" }) };

/** Answers with a stream, which ends with `[DONE]`. */
export async function sendStream(
  { reply }: RouteCall,
  events: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
): Promise<void> {
  const signal = signalOf(reply.raw);
  await answerSse(reply, {}, encodeAll(events(signal)), signal, ping);
}

async function* encodeAll(events: AsyncIterable<StreamEvent>): AsyncGenerator<string> {
  for await (const event of events) yield encodeValue(event);
  yield "data: [DONE]\n\n";
}

export async function* only(event: StreamEvent): AsyncGenerator<StreamEvent> {
  yield event;
}
