import type { RunRequest } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import type { Adapter, Plan } from "./adapter.ts";
import { builtInSupports } from "./built-in-supports.ts";
import { createTranslator } from "./create-translator.ts";
import { decideEnding } from "./decide-ending.ts";
import { promptText } from "./prompt-text.ts";
import { readRequest } from "./read-request.ts";
import { describeSupport, refuseFields } from "./supports.ts";

/** Repeats the prompt: for trying things out without an agent. It needs no process. */
export const echo: Adapter = {
  contractVersion: 1,
  id: "echo",
  name: "Echo",
  protocols: [
    {
      name: "echo",
      schema: "unified",
      interactive: true,
      deltas: false,
      tested: [],
      cannot: ["do anything but repeat the text of the prompt"],
    },
  ],
  supports: { echo: describeSupport(builtInSupports) },
  plan(request) {
    const refusals = refuseFields(builtInSupports, readRequest(request));
    return refusals.length > 0 ? { refusals } : planEcho(request);
  },
  translator: (options) =>
    createTranslator(options, {
      info: { agentType: "echo", protocol: "echo", tested: [] },
      create: (emitter) => ({
        line: () => {},
        nameOf: () => "line",
        end: (exit) => decideEnding(exit, emitter),
        isIdle: () => emitter.turns.count() > 0,
        host: {
          prompt({ prompt }) {
            const { turns, blocks } = emitter;
            const text = promptText(prompt);
            turns.begin({ prompt: text, trigger: "user" });
            blocks.whole(`text ${turns.count()}`, text, { type: "textChunk" });
            turns.complete({ result: text });
          },
        },
      }),
    }),
};

const planEcho = ({ prompt, cwd, model }: RunRequest): Plan => ({
  command: "echo",
  args: [],
  env: {},
  stdin: undefined,
  files: {},
  protocol: "echo",
  config: present({ agentType: "echo", protocol: "echo", cwd, model }),
  notes: promptText(prompt) === "" ? ["The prompt has no text."] : [],
});
