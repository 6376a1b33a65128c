import type { ExtensionEvent, KnownEvent } from "@agentstream/schema";

type WithoutIdentity<T> = T extends unknown
  ? Omit<T, "id" | "sessionId" | "timestamp" | "seq" | "run">
  : never;

/** An event that has no place in a stream yet: neither id, nor number, nor time. */
export type EventDraft = WithoutIdentity<KnownEvent> | WithoutIdentity<ExtensionEvent>;
