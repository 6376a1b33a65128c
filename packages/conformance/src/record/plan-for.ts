import { isRefusal, type Adapter, type Plan } from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

interface Planned {
  readonly refused: readonly string[];
  /** Absent: the run is planned as always. */
  readonly plan?: Plan;
}

/** A version that is refused is run as if it were the newest: its own words say what it lacks. */
export function planFor(adapter: Adapter, request: RunRequest, agentVersion: string): Planned {
  const planned = adapter.plan(request, { agentVersion });
  const newest = adapter.plan(request);
  if (!isRefusal(planned) || isRefusal(newest)) return { refused: [] };
  return { refused: planned.refusals.map(({ reason }) => reason), plan: newest };
}
