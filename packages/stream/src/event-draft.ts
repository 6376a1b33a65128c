import type { ExtensionEvent, KnownEvent } from "@agentstream/schema/written";

/** The same object, whose optional fields may also be undefined: that is as good as absent. */
export type Undefinable<T> = {
  [K in keyof T]: Pick<T, K> extends Required<Pick<T, K>> ? T[K] : T[K] | undefined;
};

type WithoutIdentity<T> = T extends unknown
  ? Undefinable<Omit<T, "id" | "sessionId" | "timestamp" | "seq" | "run">>
  : never;

/**
 * An event that has no place in a stream yet: neither id, nor number, nor time. It is written here, so each word
 * of ours is a listed one; what is read may have others. The stamper drops the fields that are undefined.
 */
export type EventDraft = WithoutIdentity<KnownEvent> | WithoutIdentity<ExtensionEvent>;
