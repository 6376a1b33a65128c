import { setTimeout as sleep } from "node:timers/promises";

import { wordIf } from "@agentstream/adapter-kit/author";

import { completedFaults } from "../judge-session.ts";
import type { LivingCheck } from "../living-check.ts";
import { isAlive } from "../open-trials.ts";

const texts = ["Before.", "After.", "And on."];

export const killedBetween: LivingCheck = {
  name: "killed-between",
  description: "An agent that is killed between two prompts is replaced, and the model hears all.",
  isCore: true,
  answers: () => texts.map((text) => ({ send: [{ do: "say", text }] })),
  async run({ begin, prompt, started, modelFaults }) {
    const session = await begin({ prompt: prompt(1) });
    await session.afterRuns(1);
    const [pid] = started();
    if (pid === undefined) return { faults: ["no process was started"] };
    process.kill(pid, "SIGKILL");
    while (isAlive(pid)) await sleep(10);
    await session.prompt(prompt(2));
    await session.afterRuns(2);
    await session.prompt(prompt(3));
    const events = await session.afterRuns(3);
    const pids = started();
    return {
      faults: [
        ...completedFaults(events, texts),
        ...wordIf(pids.length !== 2, `${pids.length} processes were started, expected 2`),
        ...modelFaults(),
      ],
    };
  },
};
