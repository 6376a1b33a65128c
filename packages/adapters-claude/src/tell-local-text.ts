import type { Context } from "./state.ts";

/** Told once, and only in a turn: the answer to a request of the host's is no turn. */
export function tellLocalText(text: string, key: string, { keeper, state }: Context): void {
  if (text === "" || text === "(no content)") return;
  if (!keeper.turns.isOpen()) return keeper.log("info", text, "agent");
  state.turn.hasText = true;
  keeper.blocks.whole(key, text, { type: "textChunk", local: true });
}
