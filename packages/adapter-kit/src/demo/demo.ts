import { present } from "@agentstream/stream";

import type { Adapter, Plan, Refusal } from "../adapter.ts";
import { builtInSupports } from "../built-in-supports.ts";
import { checkedPlan } from "../check-request.ts";
import { createTranslator } from "../create-translator.ts";
import { promptText } from "../prompt-text.ts";
import { readRequest } from "../read-request.ts";
import { describeSupport, refuseFields } from "../supports.ts";
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
  supports: { demo: describeSupport(builtInSupports) },
  plan: checkedPlan((request): Plan | Refusal => {
    const asked = readRequest(request);
    const { prompt, cwd, model, approvalMode, sandboxMode, interactive } = asked;
    const refusals = refuseFields(builtInSupports, asked);
    const script = parseDemoScript(promptText(prompt));
    if ("faults" in script)
      return { refusals: [...refusals, { field: "prompt", reason: script.faults.join(" ") }] };
    if (refusals.length > 0) return { refusals };
    return {
      command: "demo",
      args: [],
      env: {},
      stdin: undefined,
      files: {},
      protocol: "demo",
      opening: { isAsked: interactive === true },
      config: present({
        agentType: "demo",
        protocol: "demo",
        cwd,
        model,
        approvalMode,
        sandboxMode,
      }),
      notes: [],
    };
  }),
  translator: (options) =>
    createTranslator(options, {
      info: { agentType: "demo", protocol: "demo", tested: [] },
      create: (emitter, write) => createDemoMachine(emitter, write, options),
    }),
};
