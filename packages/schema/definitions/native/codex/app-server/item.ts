import * as t from "../../../vocabulary.ts";

/** The items of `codex app-server`. */
export const item = t.tagged("type", "CodexServer*Item", {
  id: t.string("The provider's id: only unique together with the thread and the turn."),
  startedAtMs: t.maybe(t.integer("Unix time in milliseconds.")),
  completedAtMs: t.maybe(t.integer("Unix time in milliseconds; null until it is completed.")),
});
