import type { ConnectionEvent } from "@agentstream/schema";

import { AgentError } from "./agent-error.ts";
import { createBackoff } from "./create-backoff.ts";
import { isOver } from "./is-over.ts";
import { repeatCall } from "./repeat-call.ts";
import type { Arrival, Place, Transport } from "./transport.ts";

export interface ReadSettings {
  /** How long to wait, in all, for a connection that brings something. */
  readonly patienceMs: number;
  readonly timeoutMs: number;
  readonly onNotice?: ((notice: ConnectionEvent) => void) | undefined;
}

/**
 * Reads over any number of connections, each value once. Nothing is asked of a connection before its reader asks
 * for more.
 */
export async function* readSession(
  transport: Transport,
  place: Place,
  settings: ReadSettings,
): AsyncGenerator<unknown, void, undefined> {
  const backoff = createBackoff(settings.patienceMs);
  let { after } = place;
  for (;;) {
    const tail = createTail(after);
    let failure: unknown = new AgentError(
      "connectionFailed",
      "The connection ended before the session did.",
      { isTransient: true },
    );
    let isWhole = false;
    try {
      for await (const arrivals of transport.connect({ ...place, after })) {
        for (const arrival of arrivals) {
          if ("notice" in arrival) settings.onNotice?.(arrival.notice);
          const values = tail.push(arrival);
          if (tail.after() > after) backoff.reset();
          after = tail.after();
          yield* values;
        }
      }
      isWhole = await hasAll(transport, { ...place, after }, settings);
    } catch (error) {
      failure = error;
    }
    if (isWhole) {
      yield* tail.rest();
      return;
    }
    await backoff.wait(failure, place.signal);
  }
}

/** Values of an event of which only a part came would come again: they wait for its end. */
function createTail(from: number): {
  readonly push: (arrival: Arrival) => readonly unknown[];
  readonly after: () => number;
  readonly rest: () => readonly unknown[];
} {
  let after = from;
  let held: unknown[] = [];
  return {
    push(arrival) {
      if ("notice" in arrival) return [];
      const { value, seq } = arrival;
      held.push(value);
      if (seq === undefined) return [];
      const values = seq > after ? held : [];
      after = Math.max(after, seq);
      held = [];
      return values;
    },
    after: () => after,
    rest: () => held,
  };
}

/** Whether the end of a connection was the end of the session, and not that of a proxy's patience. */
async function hasAll(
  transport: Transport,
  { sessionId, after, follow, dialect, signal }: Place,
  { timeoutMs }: ReadSettings,
): Promise<boolean> {
  if (follow === "session") return false;
  const call = repeatCall((attempt) => transport.getSession(sessionId, attempt), timeoutMs, signal);
  const session = await call;
  // events that mean nothing in a dialect do not move the place
  return isOver(session) && (dialect !== undefined || after >= session.lastSeq);
}
