import type { Lenient } from "@agentstream/adapter-kit";

/** A call that returned. */
export interface Returned {
  readonly id: string;
  readonly toolId: string;
  readonly text: string;
  /** The result as the tool has it; every tool has a shape of its own, which no schema describes. */
  readonly result: Lenient<unknown>;
}
