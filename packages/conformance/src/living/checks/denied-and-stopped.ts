import { existsSync } from "node:fs";
import { join } from "node:path";

import { isEvent } from "@agentstream/schema";

import { ruleFaults } from "../../check/judge.ts";
import type { LivingCheck } from "../living-check.ts";
import { endsOf } from "../trial-session.ts";
import { wordsOf } from "./outcomes.ts";

const command = "echo yes > written.txt";

/** `stop` with a denial ends the turn, also of an agent that would go on. */
export const deniedAndStopped: LivingCheck = {
  name: "outcome-denied",
  description: "A permission is denied with `stop`: the run fails with `permissionDenied`.",
  answers: () => [
    { send: [{ do: "call", id: "write", tool: "shell", arguments: { command } }] },
    { send: [{ do: "say", text: "On and on." }], repeat: true },
  ],
  async run({ begin, prompt, cwd }) {
    const config = { approvalMode: "ask", sandboxMode: "workspaceWrite" };
    const session = await begin({ prompt: prompt(1), config });
    const asked = await session.until(
      (all) => all.some((event) => isEvent(event, "permissionRequested")),
      "A request",
    );
    for (const event of asked)
      if (isEvent(event, "permissionRequested"))
        await session.answer(event.requestId, { outcome: "denied", stop: true });
    const events = await session.afterRuns(1);
    const [end] = endsOf(events);
    const got = [end?.reason, end?.errorCode, end?.detail].join(", ");
    return {
      measured: wordsOf(events),
      faults: [
        ...ruleFaults(events),
        ...(got === "failed, permissionDenied, denied" ? [] : [`ended ${got}`]),
        ...(existsSync(join(cwd, "written.txt")) ? ["the command ran"] : []),
      ],
    };
  },
};
