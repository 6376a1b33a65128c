import { isRefusal, type Adapter, type Plan, type Refusal } from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

import { UsageError } from "../terminal.ts";
import { buildRequest, refusalInWords, type Asking, type RequestFlags } from "./build-request.ts";

export interface Planned {
  readonly request: RunRequest;
  readonly plan: Plan;
  /** Why nobody can be asked in this run, though somebody is there. */
  readonly unasked: Refusal["refusals"];
}

/** What is asked of the agent: with somebody to ask, where the agent can run the request like that. */
export function planRequest(
  adapter: Adapter,
  prompt: string,
  flags: RequestFlags,
  asking: Asking,
): Planned {
  let unasked: Refusal["refusals"] = [];
  let refused: Refusal["refusals"] = [];
  for (const wish of wishes(adapter, flags, asking)) {
    const request = buildRequest(prompt, flags, wish);
    const plan = adapter.plan(request);
    if (!isRefusal(plan)) return { request, plan, unasked: wish.interactive ? [] : unasked };
    refused = plan.refusals;
    if (wish.interactive) unasked = plan.refusals;
  }
  throw new UsageError(refusalInWords(refused));
}

/** From the best on; the last is what every agent can. */
function wishes(
  { protocols }: Adapter,
  { protocol }: RequestFlags,
  { interactive, deltas }: Asking,
): Asking[] {
  const spoken = protocol === undefined ? protocols : protocols.filter((p) => p.name === protocol);
  const canAsk = spoken.some((one) => one.interactive);
  return [
    ...(interactive && canAsk ? [{ interactive: true, deltas }] : []),
    ...(deltas ? [{ interactive: false, deltas: true }] : []),
    { interactive: false, deltas: false },
  ];
}
