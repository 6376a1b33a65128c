import type { Adapter, Plan, Refusal } from "../adapter.ts";
import { checkedPlan } from "../check-request.ts";
import { createTranslator } from "../create-translator.ts";
import { promptText } from "../prompt-text.ts";
import { readRequest } from "../read-request.ts";
import { parseDemoScript } from "./parse-script.ts";
import { createDemoMachine } from "./run-script.ts";

/** Does what its prompt, a small script, says: for trying everything out without an agent. It needs no process. */
export const demo: Adapter = {
  contractVersion: 1,
  id: "demo",
  name: "Demo",
  protocols: [
    {
      name: "demo",
      schema: "unified",
      interactive: true,
      deltas: true,
      tested: [],
      cannot: ["do anything that its script does not say"],
    },
  ],
  plan: checkedPlan((request): Plan | Refusal => {
    const { prompt, cwd, model, approvalMode, sandboxMode, interactive } = readRequest(request);
    const script = parseDemoScript(promptText(prompt));
    if ("faults" in script)
      return { refusals: [{ field: "prompt", reason: script.faults.join(" ") }] };
    return {
      command: "demo",
      args: [],
      env: {},
      stdin: undefined,
      files: {},
      protocol: "demo",
      opening: { isAsked: interactive === true },
      config: {
        agentType: "demo",
        protocol: "demo",
        ...(cwd !== undefined && { cwd }),
        ...(model !== undefined && { model }),
        ...(approvalMode !== undefined && { approvalMode }),
        ...(sandboxMode !== undefined && { sandboxMode }),
      },
      notes: [],
    };
  }),
  translator: (options) =>
    createTranslator(options, {
      info: { agentType: "demo", protocol: "demo", tested: [] },
      create: (emitter, write) => createDemoMachine(emitter, write, options),
    }),
};
