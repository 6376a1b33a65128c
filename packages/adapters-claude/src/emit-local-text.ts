import type { Context } from "./state.ts";

/** Told once, and only in a turn: the answer to a request of the host's is no turn. */
export function emitLocalText(text: string, key: string, { emitter, state }: Context): void {
  if (text === "" || text === "(no content)") return;
  if (!emitter.turns.isOpen()) return emitter.log("info", text, "agent");
  state.turn.hasText = true;
  emitter.blocks.whole(key, text, { type: "textChunk", local: true });
}
