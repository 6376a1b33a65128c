import type { EventDraft } from "@agentstream/stream";

/** The fields of an event that will be emitted, without its type and those that the emitter sets. */
export type DraftOf<Type extends EventDraft["type"], Set extends string = never> = Omit<
  Extract<EventDraft, { readonly type: Type }>,
  "type" | Set
>;
