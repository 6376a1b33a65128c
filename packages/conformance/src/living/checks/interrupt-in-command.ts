import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { isEvent } from "@agentstream/schema";

import { ruleFaults } from "../../check/judge.ts";
import { findProcesses } from "../../record/find-processes.ts";
import { endFaults } from "../judge-session.ts";
import type { LivingCheck } from "../living-check.ts";

const command = "echo begun > started.txt; sleep 300; echo over > over.txt";

export const interruptInCommand: LivingCheck = {
  name: "interrupt-in-command",
  description: "The run is cancelled in the middle of a shell command: nothing goes on running.",
  isCore: true,
  gateway: { lingerMs: 0 },
  answers: () => [
    { send: [{ do: "call", id: "wait", tool: "shell", arguments: { command } }], repeat: true },
  ],
  async run({ begin, prompt, waitForFile, cwd }) {
    const session = await begin({
      prompt: prompt(1),
      config: { approvalMode: "autoAll", sandboxMode: "none" },
    });
    await waitForFile("started.txt");
    // CLIs print late what they have started
    await sleep(1000);
    const status = await session.cancel();
    const events = await session.afterRuns(1);
    const left = await findProcesses(cwd);
    const calls = events.flatMap((event) => (isEvent(event, "toolFailed") ? [event.reason] : []));
    return {
      faults: [
        ...ruleFaults(events),
        ...endFaults(events, ["cancelled"]),
        ...(status < 300 ? [] : [`the answer was ${status}`]),
        ...(calls.join() === "cancelled" ? [] : [`tools: ${calls.join() || "none failed"}`]),
        ...left.map((one) => `a process is left: ${one}`),
        ...(existsSync(join(cwd, "over.txt")) ? ["the command went on to its end"] : []),
      ],
    };
  },
};
