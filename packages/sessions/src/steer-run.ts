import type { Context } from "./context.ts";
import type { TurnOfSession } from "./create-turns.ts";
import type { PlannedRun } from "./plan-run.ts";
import type { Claim, StoredSession } from "./store.ts";

/**
 * Adds the prompt to the turn that runs; returns the number of its run. Undefined: none runs, or its agent takes none;
 * then the prompt waits. The claim is made first, so that a repeated request does not steer again.
 */
export async function steerRun(
  { store, signals }: Pick<Context, "store" | "signals">,
  session: StoredSession,
  { ifBusy, prompt }: TurnOfSession,
  planned: PlannedRun,
  claimOfRun: (run: number) => Claim | undefined,
): Promise<number | undefined> {
  if (ifBusy !== "steer" || !canSteer(planned)) return undefined;
  const lease = await store.leases.find(session.id);
  if (lease === undefined) return undefined;
  const claim = claimOfRun(lease.run);
  if (claim !== undefined && (await store.claim(claim)) !== undefined) return lease.run;
  const result = await signals.send(lease, { type: "prompt", prompt, steer: true });
  if (result !== "nobody" && result.isUsed) return lease.run;
  if (claim !== undefined) await store.release(claim.scope, claim.key);
  return undefined;
}

function canSteer({ agent, plan }: PlannedRun): boolean {
  const spoken = agent.adapter.protocols.find(({ name }) => name === plan.protocol);
  return spoken?.steers === true;
}
