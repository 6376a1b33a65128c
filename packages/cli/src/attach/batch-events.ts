import type { UnifiedEvent } from "@agentstream/schema";
import { createOpenRequests } from "@agentstream/stream";

const mostAtOnce = 1000;

/**
 * Events up to `lastSeq` are the past: there a request comes together with its answer, so that nobody is asked what
 * is answered. What comes after is passed on at once.
 */
export async function* batchEvents(
  events: AsyncIterable<UnifiedEvent>,
  lastSeq: number,
): AsyncGenerator<readonly UnifiedEvent[], void, undefined> {
  const requests = createOpenRequests();
  let batch: UnifiedEvent[] = [];
  for await (const event of events) {
    batch.push(event);
    requests.follow(event);
    const isPast = (event.seq ?? lastSeq) < lastSeq;
    if (isPast && (batch.length < mostAtOnce || !requests.isEmpty())) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
