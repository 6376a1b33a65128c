import type { State } from "./state.ts";

type Kind = "textChunk" | "thinkingChunk";

const others = { textChunk: "thinkingChunk", thinkingChunk: "textChunk" } as const;

// blocks have no ids: at most one of each kind is open, for the main thread and for each sub-agent
const names = { textChunk: "text", thinkingChunk: "thought" } as const;
const keyOf = (type: Kind, parentToolId: string | undefined): string =>
  parentToolId === undefined ? names[type] : `${names[type]} ${parentToolId}`;

interface Chunk {
  readonly type: Kind;
  readonly content: string;
  readonly messageId: string | undefined;
  readonly parentToolId: string | undefined;
}

/** The next piece of text or thought. Another message, or the other kind, begins another block. */
export function emitChunk(state: State, { type, content, messageId, parentToolId }: Chunk): void {
  const { blocks } = state.emitter;
  const key = keyOf(type, parentToolId);
  blocks.close(keyOf(others[type], parentToolId));
  if (blocks.isOpen(key) && state.messageIds.get(key) !== messageId) blocks.close(key);
  state.messageIds.set(key, messageId);
  blocks.delta(key, content, { type, messageId, parentToolId });
}

/** Other content begins. */
export function endBlocks({ emitter }: State, parentToolId?: string): void {
  emitter.blocks.close(keyOf("textChunk", parentToolId));
  emitter.blocks.close(keyOf("thinkingChunk", parentToolId));
}

/** The turn ends. */
export function endAllBlocks({ emitter }: State, isInterrupted: boolean): void {
  for (const key of emitter.blocks.keys()) emitter.blocks.close(key, undefined, isInterrupted);
}
