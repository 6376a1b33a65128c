import { schemaVersion, type UnifiedEvent } from "@agentstream/schema";
import type { TokenUsage } from "@agentstream/schema/written";
import {
  addUsage,
  closeTurnsThings,
  closingEvents,
  createGrowingText,
  createOpenThings,
  createStamper,
  follow,
  isKnownUsage,
  type Ending,
  type EventDraft,
  type GrowingText,
  type OpenThings,
  wholeText,
} from "@agentstream/stream";

/** A stream of unified events that is being written, run after run, so that it keeps their rules. */
export interface Writing {
  readonly sessionId: string;
  readonly agentType: string;
  /** Of what comes next, in milliseconds since 1970. */
  time: number;
  run: number;
  turns: number;
  blocks: number;
  /** How often each id of a call has come: ids are unique here. */
  readonly calls: Map<string, number>;
  /** The text that is open. */
  block: { readonly blockId: string; readonly text: GrowingText } | undefined;
  /** What the turns of the run used. */
  spent: TokenUsage | undefined;
  open: OpenThings;
  stamp: (draft: EventDraft) => UnifiedEvent;
  events: UnifiedEvent[];
  seq: number;
}

export const createWriting = (sessionId: string, agentType: string): Writing => ({
  sessionId,
  agentType,
  time: 0,
  run: 0,
  turns: 0,
  blocks: 0,
  calls: new Map(),
  block: undefined,
  spent: undefined,
  open: createOpenThings(),
  stamp: createStamper({ sessionId, agentType, run: 1, firstSeq: 1, now: () => 0 }),
  events: [],
  seq: 1,
});

/** The id of the latest call that the format calls so. */
export function callId({ calls }: Writing, id: string): string {
  const times = calls.get(id) ?? 1;
  return times === 1 ? id : `${id}#${times}`;
}

/** The id of the next call that the format calls so. */
export function nextCallId(writing: Writing, id: string): string {
  writing.calls.set(id, (writing.calls.get(id) ?? 0) + 1);
  return callId(writing, id);
}

type Facts = Omit<Extract<EventDraft, { type: "sessionStarted" }>, "type" | "agentType">;

/** Tells an event; also the beginning of its run, if that has not begun. */
export function tell(writing: Writing, draft: EventDraft): void {
  if (!writing.open.running && draft.type !== "sessionStarted") beginRun(writing);
  const event = writing.stamp(draft);
  follow(writing.open, event);
  writing.events.push(event);
  writing.seq++;
}

export function beginRun(writing: Writing, facts: Facts = {}): void {
  const { sessionId, agentType } = writing;
  writing.run++;
  writing.spent = undefined;
  writing.block = undefined;
  writing.open = createOpenThings();
  writing.stamp = createStamper({
    sessionId,
    agentType,
    run: writing.run,
    firstSeq: writing.seq,
    now: () => writing.time,
  });
  tell(writing, { type: "sessionStarted", agentType, schemaVersion, ...facts });
}

/** Begins a turn, if none is open. */
export function ensureTurn(writing: Writing, more: { readonly prompt?: string } = {}): void {
  if (writing.open.turnNumber !== undefined) return;
  tell(writing, { type: "turnStarted", turnNumber: ++writing.turns, ...more });
}

/** The next piece of the open text. */
export function tellText(writing: Writing, content: string): void {
  ensureTurn(writing);
  writing.block ??= { blockId: `text-${++writing.blocks}`, text: createGrowingText("") };
  const { block } = writing;
  block.text.add(content);
  tell(writing, { type: "textChunk", content, blockId: block.blockId });
}

/** A whole text: the open one, which ends by it, or another one that comes whole. */
export function tellWhole(writing: Writing, text: string): void {
  ensureTurn(writing);
  const { block } = writing;
  const blockId = block?.blockId ?? `text-${++writing.blocks}`;
  const told = block?.text;
  if (told?.isStartOf(text) === false) {
    discardText(writing, "superseded");
    return tellWhole(writing, text);
  }
  const content = text.slice(told?.length() ?? 0);
  writing.block = undefined;
  tell(writing, { type: "textChunk", content, blockId, isComplete: true, ...wholeText(text) });
}

/** The open text is all there was of it. */
export function closeText(writing: Writing): void {
  const { block } = writing;
  if (block === undefined) return;
  const { blockId, text } = block;
  ensureTurn(writing);
  writing.block = undefined;
  const whole = wholeText(text.read());
  tell(writing, { type: "textChunk", content: "", blockId, isComplete: true, ...whole });
}

export function discardText(writing: Writing, reason: "retried" | "superseded"): void {
  const { block } = writing;
  writing.block = undefined;
  if (block !== undefined)
    tell(writing, { type: "blockDiscarded", blockId: block.blockId, reason });
}

type TurnEnd = Extract<EventDraft, { type: "turnCompleted" | "turnFailed" }>;

/** Ends the open turn, and what is open in it. */
export function endTurn(writing: Writing, end: TurnEnd): void {
  if (end.type === "turnCompleted") closeText(writing);
  // a command may go on past its turn
  const things = closeTurnsThings(writing.open, (_, { toolKind }) => toolKind === "execute");
  for (const draft of things) tell(writing, draft);
  writing.block = undefined;
  writing.spent = addUsage(writing.spent, end.usage);
  tell(writing, end);
}

type RunEnd = Omit<Extract<EventDraft, { type: "sessionEnded" }>, "type" | "reason">;

/** Ends the run, and what is open in it. */
export function endRun(writing: Writing, ending: Ending, more: RunEnd = {}): void {
  for (const draft of closingEvents(writing.open, ending)) {
    const { spent } = writing;
    tell(
      writing,
      draft.type === "sessionEnded"
        ? { ...draft, ...more, ...(isKnownUsage(spent) && { usage: spent }) }
        : draft,
    );
  }
  writing.block = undefined;
}

/** What was written since the last time. */
export function takeEvents(writing: Writing): UnifiedEvent[] {
  const { events } = writing;
  writing.events = [];
  return events;
}
