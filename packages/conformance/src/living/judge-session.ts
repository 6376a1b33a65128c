import { isEvent, type UnifiedEvent } from "@agentstream/schema";
import { textOf } from "@agentstream/stream";

import { ruleFaults } from "../check/judge.ts";
import { endsOf } from "./trial-session.ts";

/** What is wrong with a session of which each run should have completed with these texts. */
export function completedFaults(
  events: readonly UnifiedEvent[],
  texts: readonly string[],
): string[] {
  const reasons = texts.map(() => "completed");
  return [...ruleFaults(events), ...endFaults(events, reasons), ...textFaults(events, texts)];
}

/** The runs that did not end for these reasons. */
export function endFaults(events: readonly UnifiedEvent[], reasons: readonly string[]): string[] {
  const ends = endsOf(events);
  const wrong = ends.filter(({ reason }, index) => reason !== reasons[index]);
  const missing = ends.length === reasons.length ? [] : [`${ends.length} runs have ended`];
  return [...missing, ...wrong.map(endText)];
}

/** The runs whose texts are others. */
export function textFaults(events: readonly UnifiedEvent[], texts: readonly string[]): string[] {
  const said = endsOf(events).map(({ run }) =>
    textOf(events.filter((event) => event.run === run)).trim(),
  );
  return JSON.stringify(said) === JSON.stringify(texts)
    ? []
    : [`texts: got ${JSON.stringify(said)}, expected ${JSON.stringify(texts)}`];
}

type Ended = ReturnType<typeof endsOf>[number];

const endText = ({ run, reason, detail, errorCode, signal, error }: Ended): string =>
  `run ${run} ended ${[reason, detail, errorCode, signal, error].filter(Boolean).join(", ")}`;

/** When the first text of a run came, in milliseconds since 1970. */
export function firstTextAt(events: readonly UnifiedEvent[], run: number): number {
  const first = events.find((event) => event.run === run && isEvent(event, "textChunk"));
  return Date.parse(first?.timestamp ?? "");
}
