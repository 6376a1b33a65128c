import type { UnifiedEvent } from "@agentstream/schema";

/** Events of a file. */
export interface Recording {
  readonly name: string;
  /** The word for the agent that printed it, as `translate --from` takes it; `unified` where it has events already. */
  readonly from: string;
  readonly events: readonly UnifiedEvent[];
  /** How many lines were no JSON. */
  readonly strayLines: number;
}

/** Why a file cannot be shown, with the remedy. */
export class RecordingError extends Error {
  override readonly name = "RecordingError";
}
