import { isListed, thinkingKinds } from "@agentstream/schema/core";
import type { TextChunkEvent, ThinkingChunkEvent } from "@agentstream/schema/written";

/** The fields that differ from chunk to chunk, or belong to the event. */
type ChunkField =
  | "id"
  | "sessionId"
  | "timestamp"
  | "type"
  | "seq"
  | "run"
  | "agentType"
  | "origin"
  | "raw"
  | "blockId"
  | "content"
  | "isComplete"
  | "text"
  | "interrupted"
  | "omitted";

type Chunks = Omit<TextChunkEvent, ChunkField> & Omit<ThinkingChunkEvent, ChunkField>;

/** The fields that all chunks of a block of text or thinking share; the closing chunk has them too. */
export type BlockFields = { readonly [K in keyof Chunks]-?: Chunks[K] | undefined };

type Source = { readonly [K in keyof BlockFields]?: unknown } & Partial<Omit<BlockFields, "kind">>;

/** The fields of a block. A new field of a chunk does not compile until it is here, or above. */
export function blockFields(source: Source): BlockFields {
  const { messageId, parentToolId, subagentId, phase, local, kind, redacted } = source;
  return {
    messageId,
    parentToolId,
    subagentId,
    phase,
    local,
    // the closing chunk may be ours to write
    kind: isListed(thinkingKinds, kind) ? kind : undefined,
    redacted,
  };
}
