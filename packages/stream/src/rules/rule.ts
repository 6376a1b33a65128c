import type { UnifiedEvent } from "@agentstream/schema";

import type { OpenThings } from "../open-things.ts";

/** One rule, looking at one stream. */
export interface Rule {
  /** What is wrong with this event; `open` is what was open before it. */
  readonly check: (event: UnifiedEvent, open: OpenThings) => string | readonly string[] | undefined;
  /** What is wrong now that the stream is over. */
  readonly end?: (open: OpenThings) => string | undefined;
}
