import { names } from "./conventions.ts";
import type { OpenSpan } from "./open-span.ts";
import { ownerOf, type RunSpans } from "./run-spans.ts";
import { none, type SpanTable } from "./span-table.ts";
import { attributesOf, nanosOf } from "./span.ts";

type NoteType =
  | "permissionRequested"
  | "permissionResolved"
  | "questionAsked"
  | "questionAnswered"
  | "contextCompacted"
  | "blockDiscarded"
  | "error";

/** What happens at one time is a span event of the span that it belongs to. */
export const noteHandlers: Pick<SpanTable, NoteType> = {
  permissionRequested: (event, run) => ask(run, event),
  permissionResolved: (event, run) =>
    answer(run, names.permission, event, {
      [names.outcome]: event.outcome,
      [names.decider]: event.by,
    }),
  questionAsked: (event, run) => ask(run, event),
  questionAnswered: (event, run) =>
    answer(run, names.question, event, { [names.outcome]: event.outcome }),
  contextCompacted: (event, run) => note(ownerOf(run, event), names.compacted, event.timestamp, {}),
  blockDiscarded: (event, run) => note(ownerOf(run, event), names.discarded, event.timestamp, {}),
  error: (event, run) =>
    note(ownerOf(run, event), "exception", event.timestamp, {
      [names.exceptionType]: event.errorCode,
      [names.exceptionMessage]: event.message,
    }),
};

interface Asked {
  readonly requestId: string;
  readonly timestamp: string;
  readonly toolId?: string;
  readonly parentToolId?: string;
  readonly subagentId?: string;
}

/** It belongs to the call that waits; where that has not started, to the owner. */
function ask(run: RunSpans, event: Asked): typeof none {
  const span = run.tools.get(event.toolId ?? "") ?? ownerOf(run, event);
  run.asked.set(event.requestId, { at: event.timestamp, span });
  return none;
}

type Attributes = Parameters<typeof attributesOf>[0];

function answer(run: RunSpans, name: string, event: Asked, attributes: Attributes): typeof none {
  const { requestId, timestamp } = event;
  const { at = timestamp, span = ownerOf(run, event) } = run.asked.get(requestId) ?? {};
  run.asked.delete(requestId);
  const waited = Date.parse(timestamp) - Date.parse(at);
  return note(span, name, timestamp, { ...attributes, [names.waited]: Math.max(0, waited) });
}

function note(
  span: OpenSpan,
  name: string,
  timestamp: string,
  attributes: Attributes,
): typeof none {
  span.events.push({
    timeUnixNano: nanosOf(timestamp),
    name,
    attributes: attributesOf(attributes),
  });
  return none;
}
