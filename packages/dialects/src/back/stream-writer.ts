import { schemaVersion, type UnifiedEvent } from "@agentstream/schema/core";
import type { TokenUsage } from "@agentstream/schema/written";
import { addUsage, isKnownUsage, type Ending, type EventDraft } from "@agentstream/stream";
import {
  closeTurnsThings,
  closingEvents,
  createGrowingText,
  createOpenThings,
  createStamper,
  follow,
  type GrowingText,
  type OpenThings,
  wholeText,
} from "@agentstream/stream/internal";

/** Writes a stream of unified events that keeps the stream rules, run after run. */
export interface StreamWriter {
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
  /** The usage of the turns of the run. */
  spent: TokenUsage | undefined;
  open: OpenThings;
  stamp: (draft: EventDraft) => UnifiedEvent;
  events: UnifiedEvent[];
  seq: number;
}

export const createStreamWriter = (sessionId: string, agentType: string): StreamWriter => ({
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

/** The unified id of the latest call with this native id. */
export function callId({ calls }: StreamWriter, id: string): string {
  const times = calls.get(id) ?? 1;
  return times === 1 ? id : `${id}#${times}`;
}

/** The unified id of the next call with this native id. */
export function nextCallId(writer: StreamWriter, id: string): string {
  writer.calls.set(id, (writer.calls.get(id) ?? 0) + 1);
  return callId(writer, id);
}

type Facts = Omit<Extract<EventDraft, { type: "sessionStarted" }>, "type" | "agentType">;

/** Writes an event, and first the start of its run if that is missing. */
export function write(writer: StreamWriter, draft: EventDraft): void {
  if (!writer.open.running && draft.type !== "sessionStarted") beginRun(writer);
  const event = writer.stamp(draft);
  follow(writer.open, event);
  writer.events.push(event);
  writer.seq++;
}

export function beginRun(writer: StreamWriter, facts: Facts = {}): void {
  const { sessionId, agentType } = writer;
  writer.run++;
  writer.spent = undefined;
  writer.block = undefined;
  writer.open = createOpenThings();
  writer.stamp = createStamper({
    sessionId,
    agentType,
    run: writer.run,
    firstSeq: writer.seq,
    now: () => writer.time,
  });
  write(writer, { type: "sessionStarted", agentType, schemaVersion, ...facts });
}

/** Opens a turn if none is open. */
export function ensureTurn(writer: StreamWriter): void {
  if (writer.open.turnNumber !== undefined) return;
  write(writer, { type: "turnStarted", turnNumber: ++writer.turns });
}

/** The next piece of the open text. */
export function writeText(writer: StreamWriter, content: string): void {
  ensureTurn(writer);
  writer.block ??= { blockId: `text-${++writer.blocks}`, text: createGrowingText("") };
  const { block } = writer;
  block.text.add(content);
  write(writer, { type: "textChunk", content, blockId: block.blockId });
}

/** A whole text: the end of the open one, or another one without pieces. */
export function writeWholeText(writer: StreamWriter, text: string): void {
  ensureTurn(writer);
  const { block } = writer;
  const blockId = block?.blockId ?? `text-${++writer.blocks}`;
  const before = block?.text;
  if (before?.isStartOf(text) === false) {
    discardText(writer, "superseded");
    return writeWholeText(writer, text);
  }
  const content = text.slice(before?.length() ?? 0);
  writer.block = undefined;
  write(writer, { type: "textChunk", content, blockId, isComplete: true, ...wholeText(text) });
}

/** Closes the open text as it is. */
export function closeText(writer: StreamWriter): void {
  const { block } = writer;
  if (block === undefined) return;
  const { blockId, text } = block;
  ensureTurn(writer);
  writer.block = undefined;
  const whole = wholeText(text.read());
  write(writer, { type: "textChunk", content: "", blockId, isComplete: true, ...whole });
}

export function discardText(writer: StreamWriter, reason: "retried" | "superseded"): void {
  const { block } = writer;
  writer.block = undefined;
  if (block !== undefined)
    write(writer, { type: "blockDiscarded", blockId: block.blockId, reason });
}

type TurnEnd = Extract<EventDraft, { type: "turnCompleted" | "turnFailed" }>;

/** Ends the open turn, and what is open in it. */
export function endTurn(writer: StreamWriter, end: TurnEnd): void {
  if (end.type === "turnCompleted") closeText(writer);
  // a command may survive its turn
  const things = closeTurnsThings(writer.open, (_, { toolKind }) => toolKind === "execute");
  for (const draft of things) write(writer, draft);
  writer.block = undefined;
  writer.spent = addUsage(writer.spent, end.usage);
  write(writer, end);
}

type RunEnd = Omit<Extract<EventDraft, { type: "sessionEnded" }>, "type" | "reason">;

/** Ends the run, and what is open in it. */
export function endRun(writer: StreamWriter, ending: Ending, more: RunEnd = {}): void {
  for (const draft of closingEvents(writer.open, ending)) {
    const usage = isKnownUsage(writer.spent) ? writer.spent : undefined;
    write(writer, draft.type === "sessionEnded" ? { ...draft, ...more, usage } : draft);
  }
  writer.block = undefined;
}

/** The events that were written since the last call. */
export function takeEvents(writer: StreamWriter): UnifiedEvent[] {
  const { events } = writer;
  writer.events = [];
  return events;
}
