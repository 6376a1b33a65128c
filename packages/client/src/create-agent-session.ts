import type { Session, UnifiedEvent } from "@agentstream/schema";

import type { AgentSession, ReadOptions } from "./agent-client.ts";
import { AgentError, withAgentType } from "./agent-error.ts";
import type { ClientContext } from "./create-agent-client.ts";
import { readSession } from "./read-session.ts";
import type { Attempt } from "./transport.ts";

/** A session as it was a moment ago; `start`: where its events are read from. */
export function createAgentSession(
  context: ClientContext,
  session: Session,
  start: number,
): AgentSession {
  const { transport } = context;
  const { id, agentType } = session;
  const call = <T>(
    signal: AbortSignal | undefined,
    work: (attempt: Attempt) => Promise<T>,
  ): Promise<T> => context.call(work, signal, agentType);
  // an option that is undefined was not set
  const fromStart = ({ after = start, ...options }: ReadOptions): ReadOptions => ({
    ...options,
    after,
  });
  const read = (options: ReadOptions = {}): AsyncIterable<UnifiedEvent> =>
    readEvents(context, session, fromStart(options));

  return {
    id,
    agentType,
    events: { [Symbol.asyncIterator]: () => read()[Symbol.asyncIterator]() },
    read,
    values: (dialect, options = {}) => readValues(context, session, fromStart(options), dialect),
    prompt: (prompt, { signal, ifBusy } = {}) => {
      const turn = { prompt, ...(ifBusy !== undefined && { ifBusy }) };
      return call(signal, (attempt) => transport.addTurn(id, turn, attempt));
    },
    cancel: ({ signal } = {}) => call(signal, (attempt) => transport.cancel(id, attempt)),
    answerPermission: (requestId, answer, { signal } = {}) =>
      call(signal, (attempt) => transport.answerPermission(id, requestId, answer, attempt)),
    answerQuestion: (requestId, answer, { signal } = {}) =>
      call(signal, (attempt) => transport.answerQuestion(id, requestId, answer, attempt)),
    get: ({ signal } = {}) => call(signal, (attempt) => transport.getSession(id, attempt)),
  };
}

async function* readValues(
  { transport, settings }: ClientContext,
  { id, agentType }: Session,
  { after = 0, follow = "run", signal = new AbortController().signal }: ReadOptions,
  dialect?: string,
): AsyncGenerator<unknown, void, undefined> {
  try {
    yield* readSession(transport, { sessionId: id, after, follow, dialect, signal }, settings);
  } catch (error) {
    throw withAgentType(error, agentType);
  }
}

async function* readEvents(
  context: ClientContext,
  session: Session,
  options: ReadOptions,
): AsyncGenerator<UnifiedEvent, void, undefined> {
  for await (const value of readValues(context, session, options)) {
    if (!context.isValid(value)) throw invalidEvent(value, session);
    yield value;
  }
}

const invalidEvent = (value: unknown, { agentType }: Session): AgentError =>
  new AgentError("protocolError", "An event is not valid: the gateway may be of another version.", {
    nativeError: JSON.stringify(value)?.slice(0, 1000),
    agentType,
  });
