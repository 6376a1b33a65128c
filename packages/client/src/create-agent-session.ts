import type { Session, UnifiedEvent } from "@agentstream/schema";

import type { AgentSession, ReadOptions } from "./agent-client.ts";
import { AgentError, withAgentType } from "./agent-error.ts";
import type { ClientContext } from "./create-agent-client.ts";
import { readSession } from "./read-session.ts";

/** A session as it was a moment ago; `start`: where its events are read from. */
export function createAgentSession(
  { transport, settings, isValid, call }: ClientContext,
  { id, agentType }: Session,
  start: number,
): AgentSession {
  async function* values(
    dialect: string | undefined,
    { after = start, follow = "run", signal }: ReadOptions,
  ): AsyncGenerator<unknown, void, undefined> {
    const endless = new AbortController();
    const place = { sessionId: id, after, follow, dialect, signal: signal ?? endless.signal };
    try {
      yield* readSession(transport, place, settings);
    } catch (error) {
      throw withAgentType(error, agentType);
    }
  }

  async function* read(options: ReadOptions = {}): AsyncGenerator<UnifiedEvent, void, undefined> {
    for await (const value of values(undefined, options)) {
      if (!isValid(value)) throw invalidEvent(value, agentType);
      yield value;
    }
  }

  return {
    id,
    agentType,
    events: { [Symbol.asyncIterator]: () => read() },
    read,
    values: (dialect, options = {}) => values(dialect, options),
    prompt: (prompt, { signal, ifBusy } = {}) =>
      call(
        (attempt) =>
          transport.addTurn(id, { prompt, ...(ifBusy !== undefined && { ifBusy }) }, attempt),
        signal,
        agentType,
      ),
    cancel: ({ signal } = {}) =>
      call((attempt) => transport.cancel(id, attempt), signal, agentType),
    answerPermission: (requestId, answer, { signal } = {}) =>
      call(
        (attempt) => transport.answerPermission(id, requestId, answer, attempt),
        signal,
        agentType,
      ),
    answerQuestion: (requestId, answer, { signal } = {}) =>
      call(
        (attempt) => transport.answerQuestion(id, requestId, answer, attempt),
        signal,
        agentType,
      ),
    get: ({ signal } = {}) =>
      call((attempt) => transport.getSession(id, attempt), signal, agentType),
  };
}

const invalidEvent = (value: unknown, agentType: string): AgentError =>
  new AgentError("protocolError", "An event is not valid: the gateway may be of another version.", {
    nativeError: JSON.stringify(value)?.slice(0, 1000),
    agentType,
  });
