import { agUiMessages } from "@agentstream/dialects";
import { isOver, type StoredSession } from "@agentstream/sessions";

import { mayRead } from "../../may-read.ts";
import type { RouteCall } from "../../route.ts";
import { answerSse } from "../../wire/answer-sse.ts";
import { encodeBatches } from "../../wire/encode-sse.ts";
import { readEndedRuns } from "../../wire/read-ended-runs.ts";
import { signalOf } from "../../wire/send-sse.ts";
import { speakSegment } from "../../wire/speak-segment.ts";

/** The client's ids. */
export interface Place {
  readonly threadId: string;
  readonly runId: string;
}

/** Streams a run of the agent, or its part behind the answered interrupts, as a run of AG-UI. */
export async function sendRun(
  call: RouteCall,
  session: StoredSession,
  run: number,
  place: Place,
  answered: readonly string[] = [],
): Promise<void> {
  const signal = signalOf(call.reply.raw);
  await send(call, session.id, valuesOf(call, session, run, { place, answered, signal }), signal);
}

/** Shows a thread as it is: its messages, then what runs. */
export async function sendThread(
  call: RouteCall,
  session: StoredSession | undefined,
  place: Place,
): Promise<void> {
  const signal = signalOf(call.reply.raw);
  // before the stream begins: they may be too many
  const messages = session === undefined ? [] : agUiMessages(await readEndedRuns(call, session));
  const reading = { place, answered: [], signal };
  await send(call, session?.id, threadOf(call, session, messages, reading), signal);
}

async function send(
  { reply }: RouteCall,
  sessionId: string | undefined,
  batches: AsyncIterable<readonly object[]>,
  signal: AbortSignal,
): Promise<void> {
  const headers: Record<string, string> =
    sessionId === undefined ? {} : { "agentstream-session": sessionId };
  await answerSse(reply, headers, encodeBatches(batches), signal);
}

interface Reading {
  readonly place: Place;
  readonly answered: readonly string[];
  readonly signal: AbortSignal;
}

async function* valuesOf(
  { context, caller }: RouteCall,
  { id }: StoredSession,
  run: number,
  { place, answered, signal }: Reading,
): AsyncGenerator<readonly object[]> {
  const { sessions } = context;
  const items = sessions.read(mayRead(caller), id, { run, signal });
  let isEmpty = true;
  for await (const values of speakSegment(items, {
    sessions,
    sessionId: id,
    dialect: "ag-ui",
    options: place,
    answered,
    pauses: true,
    isLast: (value) => isOneOf(value, ["RUN_FINISHED", "RUN_ERROR"]),
  })) {
    isEmpty = false;
    yield values;
  }
  // the run is over, and nothing in it was what the client has answered
  if (isEmpty && answered.length > 0)
    yield [
      { type: "RUN_STARTED", ...place, protocolVersion: "1.0" },
      { type: "RUN_ERROR", message: "The run has no such interrupt.", code: "invalidRequest" },
    ];
}

const isOneOf = (value: object, types: readonly string[]): boolean =>
  "type" in value && types.some((type) => type === value.type);

async function* threadOf(
  call: RouteCall,
  session: StoredSession | undefined,
  messages: ReturnType<typeof agUiMessages>,
  reading: Reading,
): AsyncGenerator<readonly object[]> {
  const { sessions } = call.context;
  const { place } = reading;
  const isRunning = session !== undefined && !isOver(session.state);
  const run = isRunning ? await sessions.currentRun(session) : undefined;
  yield [
    { type: "RUN_STARTED", ...place, protocolVersion: "1.0" },
    { type: "MESSAGES_SNAPSHOT", messages },
  ];
  if (session === undefined || run === undefined) {
    yield [{ type: "RUN_FINISHED", ...place, outcome: { type: "success" } }];
    return;
  }
  for await (const values of valuesOf(call, session, run, reading)) {
    const rest = values.filter((value) => !isOneOf(value, ["RUN_STARTED"]));
    if (rest.length > 0) yield rest;
  }
}
