import { isEvent, type UnifiedEvent } from "@agentstream/schema";

import type { Direction } from "../../generated/scenario.ts";
import type { LivingCheck } from "../living-check.ts";
import { endsOf } from "../trial-session.ts";
import { failureFaults, wordsOf } from "./outcomes.ts";

/** In these a turn that fails has no usage. */
const withoutUsage = ["exec", "acp"];

/** What a call of the model used is known, although the next one failed. */
export const failedLater = (direction: Direction): LivingCheck => ({
  name: `outcome-after-tool-${direction}`,
  description:
    "The model's server refuses the request after a tool: the usage before it is reported.",
  answers: () => [
    { send: [{ do: "call", id: "print", tool: "shell", arguments: { command: "echo one" } }] },
    { send: [{ do: "fail", status: 400, message: "simulated bad request" }], repeat: true },
  ],
  async run({ begin, prompt, vendor }) {
    const protocol = vendor.protocols[direction] ?? "";
    const config = { protocol, approvalMode: "autoAll", sandboxMode: "none" };
    const session = await begin({ prompt: prompt(1), config });
    const events = await session.afterRuns(1);
    const { inputTokens = 0, outputTokens = 0 } = endsOf(events).at(-1)?.usage ?? {};
    return {
      measured: `${protocol}: ${inputTokens} and ${outputTokens} tokens, ${wordsOf(events)}`,
      faults: [
        ...failureFaults(events, "invalidRequest"),
        ...(hasRun(events) ? [] : ["the tool did not run"]),
        ...(inputTokens > 0 || withoutUsage.includes(protocol) ? [] : ["no usage"]),
      ],
    };
  },
});

const hasRun = (events: readonly UnifiedEvent[]): boolean =>
  events.some((event) => isEvent(event, "toolCompleted") && event.success);
