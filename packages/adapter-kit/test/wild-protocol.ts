import { decideEnding, read, type Protocol } from "../src/index.ts";

/** A protocol with a line for each thing that a keeper can be asked, in any order: what no vendor would print. */
export const wild: Protocol = {
  info: { agentType: "wild", protocol: "lines", tested: ["1"] },
  outlives: (_, { toolKind }) => toolKind === "execute",
  create: (keeper) => ({
    nameOf: ({ do: name }) => String(name),
    end: (exit) => decideEnding(exit, keeper),
    line(native) {
      const id = read.string(native["id"]) ?? "x";
      const about = { type: "textChunk" } as const;
      const usage = { inputTokens: 2, outputTokens: 1, totalTokens: 3 };
      const actions: Readonly<Record<string, () => void>> = {
        learn: () => keeper.session.learn({ model: id, agentVersion: "1" }),
        begin: () => keeper.turns.begin({ prompt: id }),
        complete: () => keeper.turns.complete({ usage }),
        fail: () => keeper.turns.fail({ error: "no", errorCode: "unknown" }),
        cut: () => keeper.turns.fail({ error: "cut", errorCode: "cancelled" }),
        delta: () => keeper.blocks.delta(id, "a", about),
        snapshot: () => keeper.blocks.snapshot(id, "aab", about),
        close: () => keeper.blocks.close(id),
        closeAs: () => keeper.blocks.close(id, "abc"),
        whole: () => keeper.blocks.whole(`w${id}`, "abc", { type: "thinkingChunk", kind: "raw" }),
        sub: () => keeper.blocks.delta(`s${id}`, "sub", { ...about, parentToolId: "t" }),
        discard: () => keeper.blocks.isOpen(id) && keeper.blocks.discard(id, "retried"),
        input: () => keeper.tools.input(id, "{", "T"),
        start: () => keeper.tools.start(id, { toolName: "T", toolKind: "read" }),
        command: () => keeper.tools.start(id, { toolName: "T", toolKind: "execute" }),
        output: () => keeper.tools.output(id, "out"),
        result: () => keeper.tools.complete(id, { success: true }),
        toolFails: () => keeper.tools.fail(id, "error", "no"),
        withdraw: () => keeper.tools.discardInput(id),
        ask: () => keeper.requests.askPermission(id, { toolName: "T" }),
        question: () => keeper.requests.askQuestions(id, { questions: [] }),
        allow: () => keeper.requests.resolve(id, { outcome: "allowed" }),
        answer: () => keeper.requests.answer(id, { outcome: "answered" }),
        subagent: () => keeper.jobs.startSubagent(id, { label: "l" }),
        subagentEnds: () => keeper.jobs.completeSubagent(id, { success: true }),
        task: () => keeper.jobs.startTask(id, { kind: "shell" }),
        taskEnds: () => keeper.jobs.completeTask(id, { success: true }),
        hook: () => keeper.jobs.startHook(id, { name: "h" }),
        hookEnds: () => keeper.jobs.completeHook(id, { name: "h", success: true }),
        plan: () => keeper.plan([{ content: id, status: "pending" }]),
        error: () => keeper.error({ message: id, errorCode: "unknown", fatal: false }),
        crash: () => {
          throw new Error("a fault of the adapter");
        },
        nothing: () => {},
      };
      const action = actions[String(native["do"])];
      if (action === undefined) keeper.extension("unknown", native);
      else action();
    },
  }),
};

export const line = (name: string, id = "x"): string => JSON.stringify({ do: name, id });
