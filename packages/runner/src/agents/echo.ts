import { createTranslator, decideEnding, promptText, type Adapter } from "@agentstream/adapter-kit";

import { noBytes } from "../start/no-bytes.ts";
import type { Exited, Transport } from "../transport.ts";

/** Echoes the prompt: for trying things out without an agent. */
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

/** Without a process: the run is over when no more prompts come. */
export const echoTransport: Transport = {
  open() {
    let end: (exited: Exited) => void = () => {};
    const exited = new Promise<Exited>((resolve) => {
      end = resolve;
    });
    return {
      pid: undefined,
      stdout: noBytes(),
      stderr: noBytes(),
      write: () => Promise.resolve(),
      closeInput: () => end({ code: 0, signal: null }),
      signal: (signal) => end({ code: null, signal }),
      exited,
    };
  },
};
