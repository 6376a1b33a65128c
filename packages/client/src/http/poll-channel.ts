import type { EventPage } from "@agentstream/schema";

import type { Arrival } from "../transport.ts";
import { pause } from "../with-timeout.ts";
import { queryOf, sessionPath, type Channel } from "./channel.ts";
import { fieldsOf, type Http } from "./http.ts";
import { seqOf } from "./read-message.ts";

const pageLimit = 100;
const longestWaitSeconds = 20;
/** Between two looks at a session of which nothing runs. */
const restMs = 1000;

/** Long polling: a page is asked for when its reader wants it. */
export function createPollChannel(http: Http): Channel {
  const waitSeconds = Math.min(longestWaitSeconds, Math.floor(http.timeoutMs / 2000));
  return async function* poll(place) {
    let { after } = place;
    for (;;) {
      const query = queryOf(
        { ...place, after, follow: "run" },
        { limit: String(pageLimit), wait: String(waitSeconds) },
      );
      const path = `${sessionPath(place.sessionId, "/events")}${query}`;
      const answer = await http.json({ method: "GET", path, signal: place.signal });
      place.onReached();
      const { events = [], next = null }: Partial<EventPage> = fieldsOf(answer);
      if (events.length > 0) yield arrivalsOf(events, next);
      if (next === null && place.follow === "run") return;
      after = next ?? seqOf(events.at(-1)) ?? after;
      if (next === null) await pause(restMs, place.signal);
    }
  };
}

/** The values of a dialect have no seq: a page of them ends at `next`. */
const arrivalsOf = (values: readonly unknown[], next: number | null): Arrival[] =>
  values.map((value, index) => ({
    value,
    seq: seqOf(value) ?? (index === values.length - 1 ? (next ?? undefined) : undefined),
  }));
