import { isEvent, type UnifiedEvent } from "@agentstream/schema";

import { ruleFaults } from "../../check/judge.ts";
import type { Direction } from "../../generated/scenario.ts";
import { completedFaults } from "../judge-session.ts";
import type { LivingCheck } from "../living-check.ts";
import { endsOf } from "../trial-session.ts";

const command = "head -c 5000000 /dev/zero | tr '\\0' x";

/** A run that cannot end well must say why. */
const honestEnds = ["The output ends in the middle of a line", "exceeds what the model can take"];

export const largeOutput = (direction: Direction): LivingCheck => ({
  name: `large-output-${direction}`,
  description: "A command prints 5 MB: the model gets to answer, or the run says why it could not.",
  answers: () => [
    { send: [{ do: "call", id: "print", tool: "shell", arguments: { command } }] },
    { send: [{ do: "say", text: "Much." }] },
  ],
  async run({ begin, prompt, vendor }) {
    const session = await begin({
      prompt: prompt(1),
      config: {
        approvalMode: "autoAll",
        sandboxMode: "none",
        protocol: vendor.protocols[direction],
      },
    });
    const events = await session.afterRuns(1);
    const [end] = endsOf(events);
    const isHonest =
      end?.reason === "failed" && honestEnds.some((text) => end.error?.includes(text));
    return {
      measured: `${end?.reason}${isHonest ? `: ${end.error}` : ""}, result of ${resultLength(events)} characters`,
      faults: isHonest ? ruleFaults(events) : completedFaults(events, ["Much."]),
    };
  },
});

const resultLength = (events: readonly UnifiedEvent[]): number => {
  const done = events.find((event) => isEvent(event, "toolCompleted"));
  return done !== undefined && isEvent(done, "toolCompleted")
    ? JSON.stringify(done.result ?? "").length
    : 0;
};
