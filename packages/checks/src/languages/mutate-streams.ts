import { isUnifiedEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import fc from "fast-check";

import type { Stream, StreamVector } from "./stream-vector.ts";

/** The same streams in every run, so that a difference between languages can be looked at. */
const seed = 20_260_115;
/** A recording may have thousands of events; faults show in as few. */
const mostEvents = 120;

interface Change {
  readonly kind: "drop" | "double" | "swap" | "unset" | "copy" | "nudge";
  readonly at: number;
  readonly with: number;
  readonly field: number;
}

const position = fc.nat({ max: 0xffff_ffff });
const change = fc.record({
  kind: fc.constantFrom<Change["kind"]>("drop", "double", "swap", "unset", "copy", "nudge"),
  at: position,
  with: position,
  field: position,
});
const plan = fc.record({
  base: position,
  tail: fc.nat({ max: 3 }),
  changes: fc.array(change, { minLength: 1, maxLength: 6 }),
});

/** Streams that went wrong, and the violations that `verifyStream` finds. Each event is valid. */
export function mutateStreams(bases: readonly Stream[], count: number): StreamVector[] {
  return fc.sample(plan, { seed, numRuns: count }).map(({ base, tail, changes }, index) => {
    const { name, events, lines } = pick(bases, base);
    const isTail = tail === 0;
    let mutated: readonly UnifiedEvent[] = events.slice(0, mostEvents);
    for (const one of changes) mutated = apply(mutated, one);
    const violations = verifyStream(mutated, { ...(lines && { lines }), isTail });
    return {
      name: `${index}: ${name}`,
      events: mutated,
      ...(lines && { lines }),
      ...(isTail && { tail: true }),
      violations: violations.map(({ clause, seq }) => ({ clause, seq })),
    };
  });
}

function apply(events: readonly UnifiedEvent[], one: Change): readonly UnifiedEvent[] {
  if (events.length === 0) return events;
  const at = one.at % events.length;
  const event = pick(events, at);
  const other = pick(events, one.with);
  switch (one.kind) {
    case "drop":
      return events.toSpliced(at, 1);
    case "double":
      return events.toSpliced(one.with % events.length, 0, event);
    case "swap":
      return events.with(at, other).with(one.with % events.length, event);
    default: {
      const changed = changeField(event, other, one);
      return isUnifiedEvent(changed) ? events.with(at, changed) : events;
    }
  }
}

/** Takes a field away, or gives it the value that another event has, or one close to its own. */
function changeField(event: UnifiedEvent, other: UnifiedEvent, { kind, field }: Change): unknown {
  const fields: Record<string, unknown> = { ...event };
  const donor: Readonly<Record<string, unknown>> = { ...other };
  const names = Object.keys(kind === "copy" ? donor : fields).filter((name) => name !== "type");
  const name = pick(names, field);
  if (kind === "unset") delete fields[name];
  else fields[name] = kind === "copy" ? donor[name] : nudge(fields[name]);
  return fields;
}

function nudge(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return `${value}x`;
  return Array.isArray(value) ? value.slice(1) : value;
}

function pick<T>(values: readonly T[], place: number): T {
  const value = values[place % values.length];
  if (value === undefined) throw new Error("there is nothing to choose from");
  return value;
}
