import type { RunRequest } from "@agentstream/schema";

import { isRefusal, type Adapter, type Plan } from "../src/index.ts";

interface Plans {
  /** Throws if the request is refused. */
  readonly planOf: (request: Partial<RunRequest>) => Plan;
  /** The fields that are refused. */
  readonly refusedFields: (request: Partial<RunRequest>) => string[];
}

/** How an adapter plans requests that say more than these defaults. */
export function plansOf(adapter: Adapter, defaults: RunRequest): Plans {
  const decide = (request: Partial<RunRequest>) => adapter.plan({ ...defaults, ...request });
  return {
    planOf(request) {
      const planned = decide(request);
      if (isRefusal(planned)) throw new Error(JSON.stringify(planned.refusals));
      return planned;
    },
    refusedFields(request) {
      const planned = decide(request);
      return isRefusal(planned) ? planned.refusals.map(({ field }) => field) : [];
    },
  };
}
