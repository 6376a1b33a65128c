import type { Adapter } from "@agentstream/adapter-kit";

import { planVerdicts } from "./plan-verdicts.ts";
import type { Sample } from "./sample.ts";
import { streamVerdicts } from "./stream-verdicts.ts";
import { translatorVerdicts } from "./translator-verdicts.ts";
import { variantsOf } from "./variants.ts";
import type { Verdict } from "./verdict.ts";

/** Whether an adapter keeps the contract, and its streams the rules, for these samples and for broken forms of them. */
export const runSuite = (adapter: Adapter, samples: readonly Sample[]): readonly Verdict[] => [
  ...planVerdicts(adapter),
  ...translatorVerdicts(adapter, samples),
  ...streamVerdicts(adapter, samples.flatMap(variantsOf)),
];
