import { isRefusal, type Adapter, type Plan, type Refusal } from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

import { known } from "../known.ts";
import { UsageError } from "../terminal.ts";
import { buildRequest, refusalInWords, type Asking, type RequestFlags } from "./build-request.ts";

export interface Planned {
  readonly request: RunRequest;
  readonly plan: Plan;
  /** Why the agent cannot ask in this run, though a person is there. */
  readonly unasked: Refusal["refusals"];
}

/** Plans the request: with requests to the person at the terminal, if the agent supports it for this request. */
export function planRequest(
  adapter: Adapter,
  prompt: string,
  flags: RequestFlags,
  asking: Asking,
  agentVersion?: string,
): Planned {
  let unasked: Refusal["refusals"] = [];
  let refused: Refusal["refusals"] = [];
  for (const wish of wishes(adapter, flags.protocol, asking)) {
    const request = buildRequest(prompt, flags, wish);
    const plan = adapter.plan(request, { agentVersion });
    if (!isRefusal(plan)) return { request, plan, unasked: wish.interactive ? [] : unasked };
    refused = plan.refusals;
    if (wish.interactive) unasked = plan.refusals;
  }
  throw new UsageError(refusalInWords(refused));
}

/** The best first; every agent can do the last. */
function wishes({ protocols }: Adapter, protocol: string | undefined, asking: Asking): Asking[] {
  const { interactive, deltas } = asking;
  const spoken = protocol === undefined ? protocols : protocols.filter((p) => p.name === protocol);
  const canAsk = spoken.some((one) => one.interactive);
  return known([
    interactive && canAsk ? { interactive: true, deltas } : undefined,
    deltas ? { interactive: false, deltas: true } : undefined,
    { interactive: false, deltas: false },
  ]);
}
