import type { TextChunkEvent } from "@agentstream/schema";
import type { ThinkingChunkEvent } from "@agentstream/schema/written";
import { isMainThread, present } from "@agentstream/stream";
import {
  blockFields,
  wholeText,
  type BlockFields,
  type OpenBlock,
} from "@agentstream/stream/internal";

import type { EventWriter } from "./event-writer.ts";
import type { TurnEmitter } from "./turn-emitter.ts";

/** The fields of a block, without its text. */
export type BlockAbout =
  | ({ readonly type: "textChunk" } & Partial<Omit<BlockFields, "kind" | "redacted">>)
  | ({ readonly type: "thinkingChunk" } & Partial<Omit<BlockFields, "phase" | "local">>);

/** Blocks by a key that the adapter chooses; it is unique among the open blocks. */
export interface BlockEmitter {
  /** The next piece of a block; opens it if need be. */
  readonly delta: (key: string, content: string, about: BlockAbout) => void;
  /** The whole text so far: emits the new part. If the text does not continue the block, the block is discarded. */
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

/** The newest block of a key; the turn's end may have closed it. */
interface MadeBlock {
  readonly about: BlockAbout;
  /** What all of its chunks share. */
  readonly fields: ChunkFields;
  /** The draft of its next piece: the stamper copies it. */
  readonly piece: { content: string } & ChunkFields;
}

type UniqueId = (kind: string, nativeId: string) => string;

/** A class: its methods take no memory in each run. Nowhere a spread first and fields after it: 2.4 µs on Node 20, and not 0.2. */
export class WrittenBlocks implements BlockEmitter {
  readonly #writer: EventWriter;
  readonly #turns: TurnEmitter;
  readonly #uniqueId: UniqueId;
  readonly #made = new Map<string, MadeBlock>();

  constructor(writer: EventWriter, turns: TurnEmitter, uniqueId: UniqueId) {
    this.#writer = writer;
    this.#turns = turns;
    this.#uniqueId = uniqueId;
  }

  delta(key: string, content: string, about: BlockAbout): void {
    if (content === "") return;
    const { piece } = this.#blockOf(key, about);
    piece.content = content;
    this.#writer.emit(piece);
  }

  snapshot(key: string, text: string, about: BlockAbout): void {
    this.delta(key, this.#rest(key, text, "retried"), about);
  }

  close(key: string, whole?: string, isInterrupted = false): void {
    const block = this.#opened(key);
    const about = this.#made.get(key)?.about;
    if (about === undefined || block === undefined) return;
    const content = whole === undefined ? "" : this.#rest(key, whole, "superseded");
    const text = wholeText(whole ?? block.text.read());
    const interrupted = isInterrupted ? true : undefined;
    const { fields } = this.#blockOf(key, about);
    this.#writer.emit({ content, isComplete: true, ...text, interrupted, ...fields });
  }

  whole(key: string, content: string, about: BlockAbout): void {
    const { fields } = this.#blockOf(key, about);
    this.#writer.emit({ content, isComplete: true, ...wholeText(content), ...fields });
  }

  discard(key: string, reason: "retried" | "superseded"): void {
    const blockId = this.idOf(key);
    if (blockId !== undefined) this.#writer.emit({ type: "blockDiscarded", blockId, reason });
  }

  keys(): string[] {
    return [...this.#made.keys()].filter((key) => this.isOpen(key));
  }

  isOpen(key: string): boolean {
    return this.#opened(key) !== undefined;
  }

  text(key: string): string | undefined {
    return this.#opened(key)?.text.read();
  }

  isContinued(key: string, text: string): boolean {
    return this.#opened(key)?.text.isStartOf(text) ?? false;
  }

  idOf(key: string): string | undefined {
    return this.#made.get(key)?.fields.blockId;
  }

  #opened(key: string): OpenBlock | undefined {
    return this.#writer.open.blocks.get(this.idOf(key) ?? "");
  }

  /** The new part of a text; all of it, if the text does not continue the block, which is then void. */
  #rest(key: string, text: string, reason: "retried" | "superseded"): string {
    const sent = this.#opened(key)?.text;
    if (sent === undefined) return text;
    if (sent.isStartOf(text)) return text.slice(sent.length());
    this.discard(key, reason);
    return text;
  }

  /** The block of a key; opens it if it is not open. */
  #blockOf(key: string, about: BlockAbout): MadeBlock {
    const known = this.#made.get(key);
    const blockId = known?.fields.blockId;
    if (known !== undefined && blockId !== undefined && this.#writer.open.blocks.has(blockId))
      return known;
    if (isMainThread(about)) this.#turns.ensure();
    const fields = fieldsOf(about, this.#uniqueId("content", key));
    const block: MadeBlock = { about, fields, piece: { content: "", ...fields } };
    this.#made.set(key, block);
    return block;
  }
}

type ChunkFields =
  | Omit<TextChunkEvent, "id" | "sessionId" | "timestamp" | "content">
  | Omit<ThinkingChunkEvent, "id" | "sessionId" | "timestamp" | "content">;

/** The fields that all chunks of a block share: made once per block, because there may be a chunk per word. */
const fieldsOf = (about: BlockAbout, blockId: string): ChunkFields =>
  present({ type: about.type, blockId, ...blockFields(about) });
