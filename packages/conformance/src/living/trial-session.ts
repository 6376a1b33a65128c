import { setTimeout as sleep } from "node:timers/promises";

import { isEvent, type SessionEndedEvent, type UnifiedEvent } from "@agentstream/schema";
import { isEventPage } from "@agentstream/schema/responses/events";

import { read, type Fields } from "../read.ts";
import type { GatewayCaller } from "./gateway-caller.ts";

/** A session of a gateway, as a client has it. */
export interface TrialSession {
  readonly id: string;
  /** Sends a further prompt; resolves with the HTTP status. */
  readonly prompt: (text: string, more?: Fields) => Promise<number>;
  readonly events: () => Promise<readonly UnifiedEvent[]>;
  /** The events, as soon as they are so. */
  readonly until: (
    isSo: (events: readonly UnifiedEvent[]) => boolean,
    what: string,
  ) => Promise<readonly UnifiedEvent[]>;
  /** The events, as soon as so many runs have ended. */
  readonly afterRuns: (count: number) => Promise<readonly UnifiedEvent[]>;
  readonly answer: (requestId: string, body: Fields) => Promise<number>;
  readonly cancel: () => Promise<number>;
}

const patienceMs = 120_000;

export function createTrialSession(id: string, { call }: GatewayCaller): TrialSession {
  const path = `/v1/sessions/${id}`;
  const statusOf = async (answer: ReturnType<typeof call>): Promise<number> =>
    (await answer).status;

  async function events(): Promise<UnifiedEvent[]> {
    const all: UnifiedEvent[] = [];
    for (;;) {
      const { body } = await call("GET", `${path}/events?limit=1000&after=${all.at(-1)?.seq ?? 0}`);
      if (!isEventPage(body))
        throw new Error(`The gateway sent no events: ${JSON.stringify(body)}`);
      all.push(...body.events);
      if (body.events.length === 0) return all;
    }
  }

  async function until(
    isSo: (events: readonly UnifiedEvent[]) => boolean,
    what: string,
  ): Promise<readonly UnifiedEvent[]> {
    const end = Date.now() + patienceMs;
    for (;;) {
      const found = await events();
      if (isSo(found)) return found;
      if (Date.now() > end) throw new Error(`${what} did not come; last: ${tailOf(found)}`);
      await sleep(30);
    }
  }

  return {
    id,
    prompt: (text, more = {}) => statusOf(call("POST", `${path}/turns`, { prompt: text, ...more })),
    events,
    until,
    afterRuns: (count) => until((all) => endsOf(all).length >= count, `The end of run ${count}`),
    answer: (requestId, body) =>
      statusOf(call("POST", `${path}/permissions/${encodeURIComponent(requestId)}`, body)),
    cancel: () => statusOf(call("POST", `${path}/cancel`, {})),
  };
}

export const endsOf = (events: readonly UnifiedEvent[]): SessionEndedEvent[] =>
  events.flatMap((event) => (isEvent(event, "sessionEnded") ? [event] : []));

const tailOf = (events: readonly UnifiedEvent[]): string =>
  events
    .slice(-4)
    .map((event) => `${event.type} ${read.string(read.fields(event)["message"]) ?? ""}`.trim())
    .join(", ");
