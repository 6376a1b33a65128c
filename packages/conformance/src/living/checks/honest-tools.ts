import { isEvent } from "@agentstream/schema";

import { completedFaults } from "../judge-session.ts";
import type { LivingCheck } from "../living-check.ts";
import { endsOf } from "../trial-session.ts";

const path = "new.txt";

export const honestTools: LivingCheck = {
  name: "honest-tools",
  description:
    "A write is a change of a file, and usage is that of the whole turn, or called partial.",
  answers: () => [
    {
      send: [{ do: "call", id: "write", tool: "write", arguments: { path, content: "yes\n" } }],
    },
    { send: [{ do: "say", text: "Written." }] },
  ],
  async run({ begin, prompt, modelFaults }) {
    const session = await begin({
      prompt: prompt(1),
      config: { approvalMode: "autoAll", sandboxMode: "none" },
    });
    const events = await session.afterRuns(1);
    const changes = events.flatMap((event) =>
      isEvent(event, "fileChanged") && event.filePath.endsWith(path) ? [event.changeType] : [],
    );
    const [end] = endsOf(events);
    const { inputTokens = 0, outputTokens = 0, completeness } = end?.usage ?? {};
    const isWhole = inputTokens === 2000 && outputTokens === 100;
    return {
      measured: `${inputTokens} and ${outputTokens} tokens, ${completeness}`,
      faults: [
        ...completedFaults(events, ["Written."]),
        ...(changes.join() === "created"
          ? []
          : [`changes of the file: ${changes.join() || "none"}`]),
        ...(isWhole || completeness === "partial" ? [] : ["the usage is not that of the turn"]),
        ...modelFaults(),
      ],
    };
  },
};
