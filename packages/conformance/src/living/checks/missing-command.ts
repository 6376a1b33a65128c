import { rm } from "node:fs/promises";
import { join } from "node:path";

import { ruleFaults } from "../../check/judge.ts";
import type { LivingCheck } from "../living-check.ts";
import { endsOf } from "../trial-session.ts";

/** Nothing was done, and the server's owner can mend it. */
const refused = 424;

/** The words for it are `agentNotInstalled`, as they are where a run was begun already. */
export const missingCommand: LivingCheck = {
  name: "outcome-missing",
  description: "The agent's command is removed between two prompts: the second one is refused.",
  gateway: { lingerMs: 0 },
  answers: () => [{ send: [{ do: "say", text: "Here." }], repeat: true }],
  async run({ begin, prompt, cwd, vendor: { adapter } }) {
    const session = await begin({ prompt: prompt(1) });
    await session.afterRuns(1);
    await rm(join(cwd, "../../bin", adapter.command?.name ?? adapter.id));
    const status = await session.prompt(prompt(2));
    const events = await session.events();
    return {
      measured: `HTTP ${status}`,
      faults: [
        ...ruleFaults(events),
        ...(status === refused ? [] : [`the prompt was answered ${status}, not ${refused}`]),
        ...(endsOf(events).length === 1 ? [] : ["a run began"]),
      ],
    };
  },
};
