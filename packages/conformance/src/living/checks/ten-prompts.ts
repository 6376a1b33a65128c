import { wordIf } from "@agentstream/adapter-kit/author";
import { isEvent } from "@agentstream/schema";

import { completedFaults, firstTextAt } from "../judge-session.ts";
import type { LivingCheck } from "../living-check.ts";

const count = 10;
const textOf = (number: number): string => `Answer ${number}.`;
const numbers = Array.from({ length: count }, (_, index) => index + 1);

/**
 * Of the time that the first text of the first prompt takes: 0.2 is aimed at, and printed. Only what is far from it is
 * wrong, since other work on the machine makes short times long.
 */
const limit = 1;

export const tenPrompts: LivingCheck = {
  name: "ten-prompts",
  description: "Ten prompts of a session start one process; further answers come sooner.",
  isCore: true,
  answers: () => numbers.map((number) => ({ send: [{ do: "say", text: textOf(number) }] })),
  async run({ begin, prompt, started, modelFaults }) {
    const before = Date.now();
    const session = await begin({ prompt: prompt(1) });
    const first = firstTextAt(await session.afterRuns(1), 1) - before;
    const later: number[] = [];
    for (const number of numbers.slice(1)) {
      const sent = Date.now();
      await session.prompt(prompt(number));
      const events = await session.afterRuns(number);
      later.push(firstTextAt(events, number) - sent);
    }
    const events = await session.events();
    const pids = started();
    const resumed = events.filter(
      (event) => isEvent(event, "sessionStarted") && event.resumed === true,
    );
    // one of several is late where the machine is busy
    const usual = later.toSorted((left, right) => left - right)[Math.floor(later.length / 2)] ?? 0;
    const ratio = usual / first;
    return {
      measured: `first text after ${first} ms, then ${later[0]} ms, usually ${usual} ms (${ratio.toFixed(2)} of it)`,
      faults: [
        ...completedFaults(events, numbers.map(textOf)),
        ...wordIf(pids.length !== 1, `${pids.length} processes were started`),
        ...wordIf(resumed.length !== count - 1, `${resumed.length} runs are called resumed`),
        ...wordIf(
          ratio > limit,
          `further answers took ${ratio.toFixed(2)} of the first one's time`,
        ),
        ...modelFaults(),
      ],
    };
  },
};
