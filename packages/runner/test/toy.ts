import type { Adapter, Plan } from "@agentstream/adapter-kit";
import { createTranslator, decideEnding, untyped as read } from "@agentstream/adapter-kit/author";

/** An agent whose lines are `{say}`, `{ask}`, `{done}`; its process is any program. */
export const toy = (plan: Partial<Plan>, isInteractive = false): Adapter => ({
  contractVersion: 1,
  id: "toy",
  name: "Toy",
  protocols: [
    {
      name: "lines",
      schema: "unified",
      interactive: isInteractive,
      deltas: false,
      tested: ["1.0.0"],
      cannot: [],
    },
  ],
  plan: ({ model }) =>
    model === "none"
      ? { refusals: [{ field: "model", reason: "There is no such model." }] }
      : { ...empty, ...plan },
  translator: (options) =>
    createTranslator(options, {
      info: { agentType: "toy", protocol: "lines", tested: ["1.0.0"] },
      create: ({ turns, blocks, requests, open, ...emitter }, write) => {
        let prompts = 0;
        return {
          nameOf: () => "line",
          isIdle: () => prompts === 0 && turns.count() > 0 && !turns.isOpen(),
          end: (exit) => decideEnding(exit, { turns, blocks, requests, open, ...emitter }),
          line(native) {
            const said = read.string(native["say"]);
            const asked = read.string(native["ask"]);
            turns.ensure();
            prompts = 0;
            if (said !== undefined) blocks.whole(said, said, { type: "textChunk" });
            if (asked !== undefined)
              requests.askPermission(asked, { toolName: asked }, ({ outcome, message }) =>
                write(JSON.stringify({ outcome, message })),
              );
            if (native["done"] !== undefined) turns.complete();
          },
          ...(isInteractive && {
            host: {
              prompt({ prompt }) {
                prompts++;
                write(JSON.stringify({ prompt }));
              },
              interrupt: () => write(JSON.stringify({ interrupt: true })),
            },
          }),
        };
      },
    }),
});

const empty: Plan = {
  command: process.execPath,
  args: [],
  env: {},
  stdin: undefined,
  files: {},
  protocol: "lines",
  config: { agentType: "toy" },
  notes: [],
};

/** The arguments that make Node run this program. */
export const program = (text: string): Pick<Plan, "args"> => ({ args: ["-e", text] });
