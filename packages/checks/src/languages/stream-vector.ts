import type { UnifiedEvent } from "@agentstream/schema";

export interface Stream {
  readonly name: string;
  readonly events: readonly UnifiedEvent[];
  readonly lines?: readonly string[];
  readonly tail?: boolean;
}

/** A stream, and what is wrong with it. */
export interface StreamVector extends Stream {
  readonly violations: readonly { readonly clause: string; readonly seq: number | null }[];
}
