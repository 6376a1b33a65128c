import type { TextChunkEvent } from "@agentstream/schema";
import type { ThinkingChunkEvent } from "@agentstream/schema/written";
import { isMainThread, present, wholeText, type OpenBlock, type Owner } from "@agentstream/stream";

import type { EventWriter } from "./event-writer.ts";
import type { TurnEmitter } from "./turn-emitter.ts";

/** What a block is, besides its text. */
export type BlockAbout = Owner & { readonly messageId?: string | undefined } & (
    | { readonly type: "textChunk"; readonly phase?: string | undefined; readonly local?: boolean }
    | {
        readonly type: "thinkingChunk";
        readonly kind?: "summary" | "raw";
        readonly redacted?: boolean;
      }
  );

/** Blocks by a key of the adapter's: whatever tells one from the next while it is open. */
export interface BlockEmitter {
  /** The next piece of a block; opens it if need be. */
  readonly delta: (key: string, content: string, about: BlockAbout) => void;
  /** All of a block so far: tells what is new. If it is no continuation, the old block is discarded. */
  readonly snapshot: (key: string, text: string, about: BlockAbout) => void;
  /** Closes a block. `text`, where the vendor repeats it whole, is what counts. */
  readonly close: (key: string, text?: string, isInterrupted?: boolean) => void;
  /** A block that comes whole. */
  readonly whole: (key: string, text: string, about: BlockAbout) => void;
  readonly discard: (key: string, reason: "retried" | "superseded") => void;
  /** The keys of the blocks that are open. */
  readonly keys: () => string[];
  readonly isOpen: (key: string) => boolean;
  /** The text of an open block so far; undefined if it is too large to be repeated. */
  readonly text: (key: string) => string | undefined;
  /** Whether a text starts with that of an open block. */
  readonly isContinued: (key: string, text: string) => boolean;
  /** The blockId of a block, open or closed: its newest. */
  readonly idOf: (key: string) => string | undefined;
}

export function createBlockEmitter(
  writer: EventWriter,
  turns: TurnEmitter,
  uniqueId: (kind: string, nativeId: string) => string,
): BlockEmitter {
  /** The newest block of each key; the turn's end may have closed it. */
  const made = new Map<string, { readonly about: BlockAbout; readonly fields: ChunkFields }>();
  const idOf = (key: string): string | undefined => made.get(key)?.fields.blockId;
  const opened = (key: string): OpenBlock | undefined => writer.open.blocks.get(idOf(key) ?? "");

  /** What a block's chunks say alike; a block that is not open is begun. */
  function fieldsFor(key: string, about: BlockAbout): ChunkFields {
    const known = made.get(key)?.fields;
    if (known?.blockId !== undefined && writer.open.blocks.has(known.blockId)) return known;
    if (isMainThread(about)) turns.ensure();
    const fields = fieldsOf(about, uniqueId("content", key));
    made.set(key, { about, fields });
    return fields;
  }

  function discard(key: string, reason: "retried" | "superseded"): void {
    const blockId = idOf(key);
    if (blockId !== undefined) writer.emit({ type: "blockDiscarded", blockId, reason });
  }

  /** What of a text was not told; all of it, if what was told is not its beginning and so is void. */
  function rest(key: string, text: string, reason: "retried" | "superseded"): string {
    const told = opened(key)?.text;
    if (told === undefined) return text;
    if (told.isStartOf(text)) return text.slice(told.length());
    discard(key, reason);
    return text;
  }

  // a single spread, and that last: this is done for every word of the model
  const delta = (key: string, content: string, about: BlockAbout): void =>
    content === "" ? undefined : writer.emit({ content, ...fieldsFor(key, about) });

  return {
    delta,
    snapshot: (key, text, about) => delta(key, rest(key, text, "retried"), about),
    close(key, whole, isInterrupted = false) {
      const block = opened(key);
      const about = made.get(key)?.about;
      if (about === undefined || block === undefined) return;
      const content = whole === undefined ? "" : rest(key, whole, "superseded");
      const text = wholeText(whole ?? block.text.read());
      const interrupted = isInterrupted ? true : undefined;
      writer.emit({ content, isComplete: true, ...text, interrupted, ...fieldsFor(key, about) });
    },
    whole: (key, text, about) => writer.emit({ ...wholeBlock(text), ...fieldsFor(key, about) }),
    discard,
    keys: () => [...made.keys()].filter((key) => opened(key) !== undefined),
    isOpen: (key) => opened(key) !== undefined,
    text: (key) => opened(key)?.text.read(),
    isContinued: (key, text) => opened(key)?.text.isStartOf(text) ?? false,
    idOf,
  };
}

const wholeBlock = (text: string) => ({ content: text, isComplete: true, ...wholeText(text) });

type ChunkFields =
  | Omit<TextChunkEvent, "id" | "sessionId" | "timestamp" | "content">
  | Omit<ThinkingChunkEvent, "id" | "sessionId" | "timestamp" | "content">;

/** What all chunks of a block say alike: made once a block, for there may be a chunk a word. */
function fieldsOf(about: BlockAbout, blockId: string): ChunkFields {
  const { messageId, parentToolId, subagentId } = about;
  const common = { blockId, messageId, parentToolId, subagentId };
  if (about.type === "textChunk") {
    const { type, phase, local } = about;
    return present({ type, ...common, phase, local });
  }
  const { type, kind, redacted } = about;
  return present({ type, ...common, kind, redacted });
}
