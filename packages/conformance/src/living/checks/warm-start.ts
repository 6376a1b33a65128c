import { wordIf } from "@agentstream/adapter-kit/author";

import { completedFaults, firstTextAt } from "../judge-session.ts";
import type { LivingCheck } from "../living-check.ts";

const texts = ["First.", "Second."];

export const warmStart: LivingCheck = {
  name: "warm-start",
  description: "A session without a prompt starts its agent, which serves the first prompt too.",
  answers: () => texts.map((text) => ({ send: [{ do: "say", text }] })),
  async run({ begin, prompt, started, modelFaults, waitFor }) {
    const session = await begin({});
    await waitFor(() => started().length === 1, "The process of the prepared session");
    const before = await session.events();
    const sent = Date.now();
    await session.prompt(prompt(1));
    const first = firstTextAt(await session.afterRuns(1), 1) - sent;
    await session.prompt(prompt(2));
    const events = await session.afterRuns(2);
    const pids = started();
    return {
      measured: `first text after ${first} ms`,
      faults: [
        ...completedFaults(events, texts),
        ...wordIf(before.length !== 0, `${before.length} events before the first prompt`),
        ...wordIf(pids.length !== 1, `${pids.length} processes were started`),
        ...modelFaults(),
      ],
    };
  },
};
