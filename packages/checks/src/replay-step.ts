import type { Adapter, Input, TranslatorOptions } from "@agentstream/adapter-kit";
import type { Step } from "@agentstream/recordings";
import type { UnifiedEvent } from "@agentstream/schema";

import { exitInput } from "./translate-step.ts";

type Message = Readonly<Record<string, unknown>>;

/** What the host of a protocol says, and how two of its messages are compared. */
export interface HostLanguage {
  /**
   * What a host passes to its translator so that it writes this message; undefined where a translator says it by
   * itself: a part of the beginning.
   */
  readonly inputOf: (message: Message, seen: readonly UnifiedEvent[]) => Input | undefined;
  /** Which of several messages it is: two of one kind are compared in their order. */
  readonly kindOf: (message: Message) => string;
  /** What of a message counts: without the fields that may differ. */
  readonly compared: (message: Message) => unknown;
  /** The id under which a message of ours will be answered. */
  readonly idOf: (message: Message) => Id | undefined;
  /** A line of the agent's with the id of its answer replaced. */
  readonly withAnswerId: (message: Message, rename: (id: Id) => Id) => Message;
}

/** What came of a recorded conversation, held again with our translator in its host's place. */
export interface Replay {
  readonly events: readonly UnifiedEvent[];
  readonly pairs: readonly Pair[];
  /** What the recorded host wrote, and our translator never did. */
  readonly missing: readonly Message[];
  /** What our translator wrote, and the recorded host never did. */
  readonly extra: readonly Message[];
}

interface Pair {
  readonly kind: string;
  readonly recorded: unknown;
  readonly written: unknown;
}

/** Holds a recorded conversation in both directions, and compares what each host wrote. */
export function replayStep(
  adapter: Adapter,
  step: Step,
  language: HostLanguage,
  options: Partial<TranslatorOptions> = {},
): Replay {
  const translator = adapter.translator({
    sessionId: "01938a7e-5b1c-7c3a-9f00-2b6f3c1d4e5f",
    now: () => Date.UTC(2026, 0, 1),
    ...options,
  });
  const events: UnifiedEvent[] = [];
  const pairing = createPairing(language);

  function handle(input: Input): void {
    const { events: seen, writes } = translator.handle(input);
    events.push(...seen);
    pairing.add({ written: writes.flatMap(parse) });
  }

  /** The agent answers the recorded host's requests: as it would have answered ours. */
  function asAnswered(line: string): string {
    const [message] = parse(line);
    if (message === undefined) return line;
    return JSON.stringify(language.withAnswerId(message, pairing.ourId));
  }

  handle({ type: "start" });
  for (const { by, line } of step.conversation) {
    if (by === "agent") {
      handle({ type: "line", text: asAnswered(line) });
      continue;
    }
    for (const message of parse(line)) {
      const input = language.inputOf(message, events);
      pairing.add({ recorded: [message] });
      if (input !== undefined) handle(input);
    }
  }
  handle(exitInput(step.exit));
  return { events, ...pairing.result() };
}

type Id = string | number;

interface Pairing {
  readonly add: (said: { written?: readonly Message[]; recorded?: readonly Message[] }) => void;
  /** The id of ours that stands in the place of a recorded one. */
  readonly ourId: (recorded: Id) => Id;
  readonly result: () => Omit<Replay, "events">;
}

/** Whoever wrote first waits for the other one. */
function createPairing({ kindOf, compared, idOf }: HostLanguage): Pairing {
  const waiting: { written: Message[]; recorded: Message[] } = { written: [], recorded: [] };
  const pairs: Pair[] = [];
  const ids = new Map<Id, Id>();

  function take(side: "written" | "recorded", kind: string): Message | undefined {
    const at = waiting[side].findIndex((message) => kindOf(message) === kind);
    return at === -1 ? undefined : waiting[side].splice(at, 1)[0];
  }

  function match(recorded: Message, written: Message): void {
    const [theirs, ours] = [idOf(recorded), idOf(written)];
    if (theirs !== undefined && ours !== undefined) ids.set(theirs, ours);
    pairs.push({
      kind: kindOf(written),
      recorded: compared(recorded),
      written: compared(written),
    });
  }

  return {
    add({ written = [], recorded = [] }) {
      for (const message of written) {
        const other = take("recorded", kindOf(message));
        if (other === undefined) waiting.written.push(message);
        else match(other, message);
      }
      for (const message of recorded) {
        const other = take("written", kindOf(message));
        if (other === undefined) waiting.recorded.push(message);
        else match(message, other);
      }
    },
    ourId: (recorded) => ids.get(recorded) ?? recorded,
    result: () => ({ pairs, missing: waiting.recorded, extra: waiting.written }),
  };
}

function parse(line: string): Message[] {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === "object" && json !== null
      ? [Object.fromEntries(Object.entries(json))]
      : [];
  } catch {
    return [];
  }
}
