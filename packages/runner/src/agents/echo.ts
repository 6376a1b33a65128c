import {
  createTranslator,
  mcpServersFault,
  promptText,
  readRequest,
  refuseFields,
  type Adapter,
  type Plan,
} from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

import { noBytes } from "../start/no-bytes.ts";
import type { Exited, Transport } from "../transport.ts";

/** Says what it is told: for trying things out without an agent. */
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
  plan(request) {
    const refusals = refuseFields([["mcpServers", mcpServersFault]], readRequest(request));
    return refusals.length > 0 ? { refusals } : planEcho(request);
  },
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

const planEcho = ({ prompt, cwd, model }: RunRequest): Plan => ({
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
});

/** There is no process: it is over when no more prompts come. */
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
