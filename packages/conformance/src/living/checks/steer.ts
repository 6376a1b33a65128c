import { wordIf } from "@agentstream/adapter-kit/author";
import { isEvent } from "@agentstream/schema";

import { ruleFaults } from "../../check/judge.ts";
import type { Vendor } from "../../vendors/index.ts";
import { endFaults } from "../judge-session.ts";
import type { LivingCheck } from "../living-check.ts";
import { endsOf } from "../trial-session.ts";

/** Whether the agent takes a prompt into the turn that runs; another's prompt waits for its end. */
const isSteered = ({ adapter, protocols }: Vendor): boolean =>
  adapter.protocols.find(({ name }) => name === protocols.twoWay)?.steers === true;

export const steer: LivingCheck = {
  name: "steer",
  description: "A prompt with ifBusy steer goes into the turn that runs, or waits where it cannot.",
  answers: () => [
    {
      send: [
        {
          do: "call",
          id: "wait",
          tool: "shell",
          arguments: { command: "touch waiting; sleep 4" },
        },
      ],
    },
    { send: [{ do: "say", text: "One." }] },
    { send: [{ do: "say", text: "Two." }] },
  ],
  async run({ begin, prompt, prompted, started, waitForFile, vendor }) {
    const session = await begin({
      prompt: prompt(1),
      config: { approvalMode: "autoAll", sandboxMode: "none" },
    });
    await waitForFile("waiting");
    const status = await session.prompt(prompt(2), { ifBusy: "steer" });
    const goesIn = isSteered(vendor);
    const runs = goesIn ? 1 : 2;
    const events = await session.afterRuns(runs);
    const asSteer = events.filter(
      (event) => isEvent(event, "userMessage") && event.kind === "steer",
    );
    const pids = started();
    return {
      measured: `${endsOf(events).length} runs, ${prompted()} calls of the model`,
      faults: [
        ...ruleFaults(events),
        ...endFaults(
          events,
          Array.from({ length: runs }, () => "completed"),
        ),
        ...wordIf(status !== 202, `the answer was ${status}`),
        ...wordIf(asSteer.length !== (goesIn ? 1 : 0), `${asSteer.length} steering messages`),
        ...wordIf(pids.length !== 1, `${pids.length} processes were started`),
      ],
    };
  },
};
