import type { Claims } from "./claims.ts";
import type { Deliveries } from "./deliveries.ts";
import type { Parts } from "./parts.ts";
import type { SessionIndex } from "./session-index.ts";
import type { SessionWatchers } from "./watch-sessions.ts";

/** What the functions of the store share. */
export interface StoreParts extends Parts {
  readonly index: SessionIndex;
  readonly claims: Claims;
  readonly deliveries: Deliveries;
  readonly watchers: SessionWatchers;
}

export const aliasScope = (owner: string): string => `alias:${owner}`;
