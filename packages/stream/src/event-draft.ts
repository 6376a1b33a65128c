import type { ExtensionEvent, KnownEvent } from "@agentstream/schema/written";

type WithoutIdentity<T> = T extends unknown
  ? Omit<T, "id" | "sessionId" | "timestamp" | "seq" | "run">
  : never;

/**
 * An event that has no place in a stream yet: neither id, nor number, nor time. It is written here, so each word
 * of ours is a listed one; what is read may have others.
 */
export type EventDraft = WithoutIdentity<KnownEvent> | WithoutIdentity<ExtensionEvent>;
