import { isMainThread, type Owner } from "@agentstream/stream";
import type { TextChunkEvent, ThinkingChunkEvent } from "@agentstream/schema";

import { owned } from "./owned.ts";
import type { Sink } from "./sink.ts";
import type { TurnKeeper } from "./turn-keeper.ts";

/** What a block is, besides its text. */
export type BlockAbout = Owner & { readonly messageId?: string | undefined } & (
    | { readonly type: "textChunk"; readonly phase?: string | undefined; readonly local?: boolean }
    | { readonly type: "thinkingChunk"; readonly kind?: "summary" | "raw"; readonly redacted?: boolean }
  );

/** Blocks by a key of the adapter's: whatever tells one from the next while it is open. */
export interface BlockKeeper {
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
  /** What was told of an open block. */
  readonly text: (key: string) => string | undefined;
  /** The blockId of a block, open or closed: its newest. */
  readonly idOf: (key: string) => string | undefined;
}

type Chunk = Pick<TextChunkEvent, "content" | "isComplete" | "text" | "interrupted">;

export function createBlockKeeper(
  sink: Sink,
  turns: TurnKeeper,
  uniqueId: (kind: string, nativeId: string) => string,
): BlockKeeper {
  const ids = new Map<string, string>();
  const abouts = new Map<string, BlockAbout>();
  const opened = (key: string) => sink.open.blocks.get(ids.get(key) ?? "");

  function idFor(key: string, about: BlockAbout): string {
    const id = ids.get(key);
    if (id !== undefined && abouts.has(key)) return id;
    if (isMainThread(about)) turns.ensure();
    const fresh = uniqueId("block", key);
    ids.set(key, fresh);
    abouts.set(key, about);
    return fresh;
  }

  function tell(key: string, about: BlockAbout, chunk: Chunk): void {
    const blockId = idFor(key, about);
    sink.emit(chunkDraft(about, blockId, chunk));
    if (chunk.isComplete === true) abouts.delete(key);
  }

  function discard(key: string, reason: "retried" | "superseded"): void {
    const blockId = ids.get(key);
    if (blockId === undefined) return;
    abouts.delete(key);
    sink.emit({ type: "blockDiscarded", blockId, reason });
  }

  const keeper: BlockKeeper = {
    delta(key, content, about) {
      if (content !== "") tell(key, about, { content });
    },
    snapshot(key, text, about) {
      const told = opened(key)?.text ?? "";
      if (!text.startsWith(told)) {
        discard(key, "retried");
        keeper.delta(key, text, about);
      } else keeper.delta(key, text.slice(told.length), about);
    },
    close(key, text, isInterrupted = false) {
      const about = abouts.get(key);
      const told = opened(key)?.text;
      if (about === undefined || told === undefined) return;
      const whole = text ?? told;
      const interrupted = isInterrupted ? { interrupted: true } : {};
      if (!whole.startsWith(told)) {
        discard(key, "superseded");
        return tell(key, about, { content: whole, isComplete: true, text: whole, ...interrupted });
      }
      tell(key, about, { content: whole.slice(told.length), isComplete: true, text: whole, ...interrupted });
    },
    whole: (key, text, about) => tell(key, about, { content: text, isComplete: true, text }),
    discard,
    keys: () => [...abouts.keys()].filter((key) => opened(key) !== undefined),
    isOpen: (key) => abouts.has(key) && opened(key) !== undefined,
    text: (key) => opened(key)?.text,
    idOf: (key) => ids.get(key),
  };
  return keeper;
}

function chunkDraft(
  about: BlockAbout,
  blockId: string,
  chunk: Chunk,
): Omit<TextChunkEvent | ThinkingChunkEvent, "id" | "sessionId" | "timestamp"> {
  const common = {
    ...chunk,
    blockId,
    ...(about.messageId !== undefined && { messageId: about.messageId }),
    ...owned(about),
  };
  if (about.type === "textChunk") {
    const { type, phase, local } = about;
    return { type, ...common, ...(phase !== undefined && { phase }), ...(local !== undefined && { local }) };
  }
  const { type, kind, redacted } = about;
  return { type, ...common, ...(kind !== undefined && { kind }), ...(redacted !== undefined && { redacted }) };
}
