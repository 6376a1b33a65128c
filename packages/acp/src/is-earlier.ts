import { isBefore } from "@agentstream/adapter-kit/author";

import type { State } from "./state.ts";

/** Whether the agent's version is before the one that ends a quirk; false, where either is not known. */
export function isEarlier({ emitter }: State, until: string | undefined): boolean {
  const { agentVersion } = emitter.session.facts();
  return until !== undefined && agentVersion !== undefined && isBefore(agentVersion, until);
}
