import type { SessionEvent, UnifiedEvent } from "@agentstream/schema";
import { isMainThread } from "@agentstream/stream";

import { createViolations, type Violations } from "./create-violations.ts";
import { discardedBlocks, endingOf, reportedBlocks } from "./reported-text.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const endings = { completed: 0, failed: 1, timeout: 1, cancelled: 1 } as const;

/** What `session-event` must make of the events of a run. */
export function verifySessionEvent(
  values: readonly SessionEvent[],
  events: readonly UnifiedEvent[],
): string[] {
  const violations = createViolations();
  const { that, found } = violations;
  const ids = new Set(values.map(({ id }) => id));
  that(ids.size === values.length, "an id that is not unique");
  that(
    [...ids].every((id) => uuid.test(id)),
    "an id that is no UUID",
  );
  const ends = values.filter(({ type }) => type === "error" || type === "cancelled");
  const reason = endingOf(events)?.reason ?? "failed";
  that(ends.length === endings[reason], `${ends.length} ends of a run that is ${reason}`);
  that(ends.length === 0 || values.at(-1) === ends[0], "something after the end");
  checkText(values, events, violations);
  checkTools(values, events, violations);
  return found;
}

function checkText(
  values: readonly SessionEvent[],
  events: readonly UnifiedEvent[],
  { that }: Violations,
): void {
  const lines = values.flatMap((value) => (value.type === "log" ? [value.payload.line] : []));
  const expected = reportedBlocks(events)
    .filter(({ text, isClosed }) => isClosed && text !== "")
    .map(({ text }) => text);
  // a block may be taken back after its end, when it was sent already
  that(
    discardedBlocks(events).size > 0 ||
      JSON.stringify(lines.toSorted()) === JSON.stringify(expected.toSorted()),
    `lines are ${JSON.stringify(lines)}, not ${JSON.stringify(expected)}`,
  );
  const plans = values.filter(({ type }) => type === "plan");
  const thoughts = events.filter(
    (event) =>
      event.type === "planUpdated" ||
      (event.type === "thinkingChunk" &&
        isMainThread(event) &&
        event.isComplete === true &&
        event.text !== ""),
  );
  that(plans.length <= thoughts.length, `${plans.length} plans of ${thoughts.length} thoughts`);
}

function checkTools(
  values: readonly SessionEvent[],
  events: readonly UnifiedEvent[],
  { that }: Violations,
): void {
  const open: string[] = [];
  for (const value of values) {
    if (value.type === "action") open.push(value.payload.tool);
    if (value.type !== "toolResult") continue;
    const place = open.indexOf(value.payload.tool);
    that(place !== -1, `a result of ${value.payload.tool}, which was not called`);
    if (place !== -1) open.splice(place, 1);
  }
  that(open.length === 0, `${open.join(", ")} did not return`);
  const diffs = values.filter(({ type }) => type === "diff").length;
  const changes = events.filter(({ type }) => type === "fileChanged").length;
  that(diffs === changes, `${diffs} diffs of ${changes} changes`);
}
