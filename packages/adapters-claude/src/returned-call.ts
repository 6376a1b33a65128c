import type { NativeObject } from "@agentstream/adapter-kit";

/** A call that returned. */
export interface Returned {
  readonly id: string;
  readonly toolId: string;
  readonly text: string;
  readonly native: NativeObject;
  /** The result as the tool has it; every tool has its own shape. */
  readonly result: NativeObject;
}
