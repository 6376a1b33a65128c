import type { Adapter } from "./adapter.ts";
import { createTranslator } from "./create-translator.ts";
import { promptText } from "./prompt-text.ts";

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
  plan: ({ prompt, cwd, model }) => ({
    command: "echo",
    args: [],
    env: {},
    stdin: undefined,
    files: {},
    protocol: "echo",
    config: {
      agentType: "echo",
      protocol: "echo",
      ...(cwd !== undefined && { cwd }),
      ...(model !== undefined && { model }),
    },
    notes: promptText(prompt) === "" ? ["The prompt has no text."] : [],
  }),
  translator: (options) =>
    createTranslator(options, {
      info: { agentType: "echo", protocol: "echo", tested: [] },
      create: ({ turns, blocks }) => ({
        line: () => {},
        nameOf: () => "line",
        end: ({ sent }) =>
          sent === undefined || turns.count() > 0
            ? { reason: "completed", exitCode: 0 }
            : { reason: "cancelled", detail: "interrupted", errorCode: "cancelled" },
        isIdle: () => turns.count() > 0,
        host: {
          prompt({ prompt }) {
            const text = promptText(prompt);
            turns.begin({ prompt: text, trigger: "user" });
            blocks.whole(`text ${turns.count()}`, text, { type: "textChunk" });
            turns.complete({ result: text });
          },
        },
      }),
    }),
};
