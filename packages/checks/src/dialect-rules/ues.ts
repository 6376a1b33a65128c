import type { UesEvent, UnifiedEvent } from "@agentstream/schema";

import { checkPieces, type Piece } from "./check-pieces.ts";
import { createViolations, type Violations } from "./create-violations.ts";
import { endingOf } from "./reported-text.ts";

/** What `ues` must make of the events of a run. */
export function verifyUes(values: readonly UesEvent[], events: readonly UnifiedEvent[]): string[] {
  const violations = createViolations();
  const { that, found } = violations;
  const inits = values.filter(({ type }) => type === "init");
  that(
    inits.length === 1 && values[0]?.type === "init",
    `${inits.length} init, first ${values[0]?.type}`,
  );
  const done = values.filter((value) => value.type === "done");
  that(
    done.length === 1 && values.at(-1)?.type === "done",
    `${done.length} done, last ${values.at(-1)?.type}`,
  );
  const isSuccess = endingOf(events)?.reason === "completed";
  that((done[0]?.payload.status === "success") === isSuccess, "the status is not the run's");
  const uses = values.filter(({ type }) => type === "tool_use").length;
  that(done[0]?.payload.usage.toolUses === uses, `${uses} tool uses are not counted`);
  that(
    values.every(({ timestamp }, index) => timestamp >= (values[index - 1]?.timestamp ?? 0)),
    "the time goes back",
  );
  checkTools(values, violations);
  checkPieces(values.flatMap(pieceOf), events, violations);
  checkThinking(values, events, violations);
  return found;
}

const pieceOf = (value: UesEvent): Piece[] => {
  if (value.type === "text") return [{ text: value.payload.content, isWhole: true }];
  return value.type === "text_delta" ? [{ text: value.payload.delta, isWhole: false }] : [];
};

function checkTools(values: readonly UesEvent[], { that }: Violations): void {
  const open = new Set<string>();
  for (const value of values) {
    if (value.type === "tool_use") open.add(value.payload.toolUseId);
    if (value.type === "tool_result")
      that(open.delete(value.payload.toolUseId), `a result of ${value.payload.toolUseId}`);
  }
  that(open.size === 0, `${[...open].join(", ")} did not return`);
}

function checkThinking(
  values: readonly UesEvent[],
  events: readonly UnifiedEvent[],
  { that }: Violations,
): void {
  const summaries = new Set<string>();
  for (const event of events) {
    if (event.type === "thinkingChunk" && event.kind === "summary" && event.text !== undefined)
      summaries.add(event.text);
  }
  for (const value of values) {
    if (value.type === "thinking")
      that(summaries.has(value.payload.summary), "thinking that is no summary");
  }
}
