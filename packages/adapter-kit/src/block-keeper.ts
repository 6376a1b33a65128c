import type { TextChunkEvent, ThinkingChunkEvent } from "@agentstream/schema";
import { isMainThread, type OpenBlock, type Owner } from "@agentstream/stream";

import { owned } from "./owned.ts";
import type { Sink } from "./sink.ts";
import type { TurnKeeper } from "./turn-keeper.ts";

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
  /** The newest block of each key; the turn's end may have closed it. */
  const ids = new Map<string, string>();
  const abouts = new Map<string, BlockAbout>();
  const opened = (key: string): OpenBlock | undefined => sink.open.blocks.get(ids.get(key) ?? "");

  function tell(key: string, about: BlockAbout, chunk: Chunk): void {
    if (opened(key) === undefined) {
      if (isMainThread(about)) turns.ensure();
      ids.set(key, uniqueId("content", key));
      abouts.set(key, about);
    }
    sink.emit(chunkDraft(abouts.get(key) ?? about, ids.get(key) ?? key, chunk));
  }

  function discard(key: string, reason: "retried" | "superseded"): void {
    const blockId = ids.get(key);
    if (blockId !== undefined) sink.emit({ type: "blockDiscarded", blockId, reason });
  }

  /** What of a text was not told; all of it, if what was told is not its beginning and so is void. */
  function rest(key: string, text: string, reason: "retried" | "superseded"): string {
    const told = opened(key)?.text ?? "";
    if (text.startsWith(told)) return text.slice(told.length);
    discard(key, reason);
    return text;
  }

  function delta(key: string, content: string, about: BlockAbout): void {
    if (content !== "") tell(key, about, { content });
  }

  return {
    delta,
    snapshot: (key, text, about) => delta(key, rest(key, text, "retried"), about),
    close(key, whole, isInterrupted = false) {
      const text = whole ?? opened(key)?.text;
      const about = abouts.get(key);
      if (about === undefined || text === undefined || opened(key) === undefined) return;
      const interrupted = isInterrupted ? { interrupted: true } : {};
      tell(key, about, {
        content: rest(key, text, "superseded"),
        isComplete: true,
        text,
        ...interrupted,
      });
    },
    whole: (key, text, about) => tell(key, about, { content: text, isComplete: true, text }),
    discard,
    keys: () => [...ids.keys()].filter((key) => opened(key) !== undefined),
    isOpen: (key) => opened(key) !== undefined,
    text: (key) => opened(key)?.text,
    idOf: (key) => ids.get(key),
  };
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
    return {
      type,
      ...common,
      ...(phase !== undefined && { phase }),
      ...(local !== undefined && { local }),
    };
  }
  const { type, kind, redacted } = about;
  return {
    type,
    ...common,
    ...(kind !== undefined && { kind }),
    ...(redacted !== undefined && { redacted }),
  };
}
