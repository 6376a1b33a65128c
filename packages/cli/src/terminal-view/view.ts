import type { UnifiedEvent } from "@agentstream/schema";

import type { Paint } from "./paint.ts";
import type { Part } from "./screen.ts";

/** Shows a run: which text goes to which output. Pure. */
export interface View {
  readonly push: (event: UnifiedEvent) => Part[];
  /** No event will come any more. */
  readonly end: () => Part[];
}

export interface ViewOptions {
  /** The answer goes to a terminal: as it comes. Else each block when it is whole and stays. */
  readonly isLive: boolean;
  /** The error output is a terminal: thinking, tools, plans and usage are shown there. */
  readonly showsProgress: boolean;
  /** How wide the terminal is. */
  readonly width: number;
  readonly paint: Paint;
}
