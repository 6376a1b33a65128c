import {
  dispatch,
  isKnownEvent,
  type KnownEvent,
  type UnifiedEvent,
} from "@agentstream/schema/core";

import { handlers } from "./handlers.ts";
import { beginRun, cutRun, type RunSpans, type SpanOptions } from "./run-spans.ts";
import { none } from "./span-table.ts";
import type { Span } from "./span.ts";

/** Makes spans out of the events of one session, as they come. */
export interface Tracer {
  /** The spans that end with this event; most end none. Never throws. */
  push(event: UnifiedEvent): readonly Span[];
  /** No event will come any more: the spans of a run that was cut off. */
  end(): readonly Span[];
}

/**
 * A run is a span `invoke_agent`, a tool call a span `execute_tool` below the agent that called it, a sub-agent one of
 * its own. Ids follow from the session, the run and the call: the same recording gives the same spans.
 */
export function createTracer(options: SpanOptions = {}): Tracer {
  let run: RunSpans | undefined;
  const cut = (): readonly Span[] => {
    const spans = run === undefined ? none : cutRun(run);
    run = undefined;
    return spans;
  };
  return {
    push(event) {
      const before = event.type === "sessionStarted" ? cut() : none;
      if (event.type === "sessionStarted") run = beginRun(event, options);
      if (run === undefined || !isKnownEvent(event)) return before;
      run.latest = event.timestamp;
      const ended = spansOf(event, run);
      if (event.type === "sessionEnded") run = undefined;
      return [...before, ...ended];
    },
    end: cut,
  };
}

/** An event that is not what its type says has no meaning here. */
function spansOf(event: KnownEvent, run: RunSpans): readonly Span[] {
  try {
    return handle(event, run);
  } catch {
    return none;
  }
}

const handle = (event: KnownEvent, run: RunSpans): readonly Span[] =>
  dispatch(handlers, event.type, event, run) ?? none;
