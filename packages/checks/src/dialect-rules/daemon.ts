import type { StreamEvent, UnifiedEvent } from "@agentstream/schema";

import { checkPieces, type Piece } from "./check-pieces.ts";
import { createViolations, type Violations } from "./create-violations.ts";
import { endingOf } from "./reported-text.ts";

const terminal: ReadonlySet<string> = new Set(["result", "error", "interrupted"]);
const endings = {
  completed: "result",
  failed: "error",
  timeout: "error",
  cancelled: "interrupted",
} as const;

/** What `daemon` must make of the events of a run. */
export function verifyDaemon(
  values: readonly StreamEvent[],
  events: readonly UnifiedEvent[],
): string[] {
  const violations = createViolations();
  const { that, found } = violations;
  that(values[0]?.type === "system", `the first is ${values[0]?.type}`);
  that(values.filter(({ type }) => type === "system").length === 1, "more than one init");
  const ends = values.filter(({ type }) => terminal.has(type));
  that(ends.length === 1, `${ends.length} terminal events`);
  const reason = endingOf(events)?.reason ?? "failed";
  that(
    values.at(-1)?.type === endings[reason],
    `a run that is ${reason} ends with ${values.at(-1)?.type}`,
  );
  checkPieces(values.flatMap(pieceOf), events, violations);
  checkTools(values, events, violations);
  return found;
}

const pieceOf = (value: StreamEvent): Piece[] =>
  value.type === "text" || value.type === "partial"
    ? [{ text: value.content, isWhole: value.type === "text" }]
    : [];

function checkTools(
  values: readonly StreamEvent[],
  events: readonly UnifiedEvent[],
  { that }: Violations,
): void {
  const calls = values.filter((value) => value.type === "tool_use" && value.message === undefined);
  const started = events.filter(({ type }) => type === "toolStarted");
  const asked = events.filter(({ type }) => type === "questionAsked");
  // a call whose input is known at its end only is sent again, with it
  const late = events.filter(
    (event) => event.type === "toolCompleted" && event.arguments !== undefined,
  );
  const expected = started.length + late.length;
  that(
    calls.length <= expected + asked.length && calls.length >= expected - asked.length,
    `${calls.length} calls of ${expected}, and ${asked.length} questions`,
  );
}
