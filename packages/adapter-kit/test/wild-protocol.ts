import { decideEnding, read, type Protocol } from "../src/author.ts";

/** A protocol with a line for each thing that a emitter can be asked, in any order: what no vendor would print. */
export const wild: Protocol = {
  info: { agentType: "wild", protocol: "lines", tested: ["1"] },
  survivesTurn: (_, { toolKind }) => toolKind === "execute",
  create: (emitter) => ({
    nameOf: ({ do: name }) => read.string(name) ?? "",
    end: (exit) => decideEnding(exit, emitter),
    line(native) {
      const id = read.string(native["id"]) ?? "x";
      const about = { type: "textChunk" } as const;
      const usage = { inputTokens: 2, outputTokens: 1, totalTokens: 3 };
      const actions: Readonly<Record<string, () => void>> = {
        learn: () => emitter.session.learn({ model: id, agentVersion: "1" }),
        begin: () => emitter.turns.begin({ prompt: id }),
        complete: () => emitter.turns.complete({ usage }),
        // the models contradict the turn
        completeFalsely: () =>
          emitter.turns.complete({
            usage,
            usageByModel: { m: { ...usage, inputTokens: 1, totalTokens: 2 } },
          }),
        fail: () => emitter.turns.fail({ error: "no", errorCode: "unknown" }),
        cut: () => emitter.turns.fail({ error: "cut", errorCode: "cancelled" }),
        delta: () => emitter.blocks.delta(id, "a", about),
        snapshot: () => emitter.blocks.snapshot(id, "aab", about),
        close: () => emitter.blocks.close(id),
        closeAs: () => emitter.blocks.close(id, "abc"),
        whole: () => emitter.blocks.whole(`w${id}`, "abc", { type: "thinkingChunk", kind: "raw" }),
        sub: () => emitter.blocks.delta(`s${id}`, "sub", { ...about, parentToolId: "t" }),
        discard: () => emitter.blocks.isOpen(id) && emitter.blocks.discard(id, "retried"),
        input: () => emitter.tools.input(id, "{", "T"),
        start: () => emitter.tools.start(id, { toolName: "T", toolKind: "read" }),
        command: () => emitter.tools.start(id, { toolName: "T", toolKind: "execute" }),
        output: () => emitter.tools.output(id, "out"),
        result: () => emitter.tools.complete(id, { success: true }),
        toolFails: () => emitter.tools.fail(id, "error", "no"),
        withdraw: () => emitter.tools.discardInput(id),
        askForTool: () => {
          const toolId = emitter.tools.idOf(id);
          emitter.requests.askPermission(`t${id}`, { toolName: "T", ...(toolId && { toolId }) });
        },
        deny: () => emitter.requests.resolve(`t${id}`, { outcome: "denied" }),
        denial: () => emitter.deny({ toolId: emitter.tools.lastIdOf(id) ?? id, source: "vendor" }),
        fatal: () =>
          emitter.error({ message: `fatal ${id}`, errorCode: "serverError", fatal: true }),
        ask: () => emitter.requests.askPermission(id, { toolName: "T" }),
        question: () => emitter.requests.askQuestions(id, { questions: [] }),
        allow: () => emitter.requests.resolve(id, { outcome: "allowed" }),
        answer: () => emitter.requests.answer(id, { outcome: "answered" }),
        subagent: () => emitter.jobs.startSubagent(id, { label: "l" }),
        subagentEnds: () => emitter.jobs.completeSubagent(id, { success: true }),
        task: () => emitter.jobs.startTask(id, { kind: "shell" }),
        taskEnds: () => emitter.jobs.completeTask(id, { success: true }),
        hook: () => emitter.jobs.startHook(id, { name: "h" }),
        hookEnds: () => emitter.jobs.completeHook(id, { name: "another", success: true }),
        plan: () => emitter.plan([{ content: id, status: "pending" }]),
        error: () => emitter.error({ message: id, errorCode: "unknown", fatal: false }),
        crash: () => {
          throw new Error("a fault of the adapter");
        },
        nothing: () => {},
      };
      const action = actions[read.string(native["do"]) ?? ""];
      if (action === undefined) emitter.extension("unknown", native);
      else action();
    },
  }),
};

export const line = (name: string, id = "x"): string => JSON.stringify({ do: name, id });
