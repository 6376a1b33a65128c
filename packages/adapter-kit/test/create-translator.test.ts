import type { UnifiedEvent } from "@agentstream/schema";
import { validateEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import fc from "fast-check";
import { expect, test } from "vitest";

import {
  createTranslator,
  decideEnding,
  read,
  type Protocol,
  type TranslatorOptions,
} from "../src/index.ts";

/** A protocol with a line for each thing that a keeper can be asked, in any order: what no vendor would print. */
const wild: Protocol = {
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

const names = [
  "learn",
  "begin",
  "complete",
  "fail",
  "delta",
  "snapshot",
  "close",
  "closeAs",
  "whole",
  "sub",
  "discard",
  "input",
  "start",
  "command",
  "output",
  "result",
  "toolFails",
  "withdraw",
  "ask",
  "question",
  "allow",
  "answer",
  "subagent",
  "subagentEnds",
  "task",
  "taskEnds",
  "hook",
  "hookEnds",
  "plan",
  "error",
  "crash",
  "nothing",
  "__proto__",
];

function translate(
  lines: readonly string[],
  options: Partial<TranslatorOptions> = {},
): UnifiedEvent[] {
  const translator = createTranslator({ sessionId: "s", now: () => 0, ...options }, wild);
  return [
    ...lines.flatMap((text) => translator.handle({ type: "line", text }).events),
    ...translator.handle({ type: "exit", code: 0 }).events,
  ];
}

const line = (name: string, id = "x"): string => JSON.stringify({ do: name, id });
const types = (events: readonly UnifiedEvent[]): string[] => events.map(({ type }) => type);

test("whatever an adapter asks for, in whatever order, the stream keeps its rules", () => {
  const action = fc.record({ name: fc.constantFrom(...names), id: fc.constantFrom("x", "y") });
  let streams = 0;
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), fc.boolean(), (actions, raw) => {
      streams++;
      const lines = actions.map(({ name, id }) => `{"do":${JSON.stringify(name)},"id":"${id}"}`);
      const events = translate(lines, { raw });
      expect(verifyStream(events, raw ? { lines } : {})).toEqual([]);
      expect(events.filter((event) => !validateEvent(event).ok)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
  expect(streams).toBe(3000);
});

test("a run without any line has a beginning and an end", () => {
  expect(types(translate([]))).toEqual(["sessionStarted", "sessionEnded"]);
});

test("the first line's facts are part of the beginning, later ones an update", () => {
  const events = translate([line("learn", "a"), line("learn", "a"), line("learn", "b")]);
  expect(types(events)).toEqual(["sessionStarted", "sessionUpdated", "sessionEnded"]);
  expect(events[0]).toMatchObject({ model: "a", agentVersion: "1", versionStatus: "tested" });
  expect(events[1]).toMatchObject({ model: "b" });
});

test("a turn that begins in a turn is held: there are as many turns as results", () => {
  const events = translate([line("begin"), line("begin", "y"), line("complete"), line("complete")]);
  expect(types(events)).toEqual([
    "sessionStarted",
    "turnStarted",
    "turnCompleted",
    "turnStarted",
    "turnCompleted",
    "sessionEnded",
  ]);
});

test("a result without a turn is an error, not a turn", () => {
  const events = translate([line("complete")]);
  expect(types(events)).toEqual(["sessionStarted", "error", "sessionEnded"]);
});

test("a result without a start is told whole", () => {
  const [, event] = translate([line("result")]);
  expect(event).toMatchObject({ type: "wild:result", data: { do: "result", id: "x" } });
});

test("a repeated native id gets a number, and a result closes the oldest open call", () => {
  const events = translate(["start", "start", "result", "result"].map((name) => line(name)));
  const ids = events.flatMap((event) =>
    event.type === "toolStarted" || event.type === "toolCompleted" ? [event.toolId] : [],
  );
  expect(ids).toEqual(["x", "x#2", "x", "x#2"]);
});

test("in later runs ids have the run's number, and seq and turns go on", () => {
  const events = translate([line("start"), line("result")], { run: 2, firstSeq: 9, firstTurn: 3 });
  expect(events[0]).toMatchObject({ seq: 9, run: 2, id: "s.9" });
  expect(events[1]).toMatchObject({ type: "turnStarted", turnNumber: 3 });
  expect(events[2]).toMatchObject({ type: "toolStarted", toolId: "x@2" });
});

test("a snapshot that is no continuation discards the block", () => {
  const events = translate([
    line("begin"),
    line("closeAs"),
    line("delta"),
    line("closeAs"),
    line("complete"),
  ]);
  const told = events.filter(({ type }) => type === "textChunk" || type === "blockDiscarded");
  expect(told.map(({ type }) => type)).toEqual(["textChunk", "textChunk"]);
});

test("a fault of the adapter is told, and the stream goes on", () => {
  const events = translate([line("crash"), line("learn")]);
  expect(events[1]).toMatchObject({
    type: "log",
    level: "error",
    message: "The adapter failed: a fault of the adapter",
  });
  expect(types(events).at(-1)).toBe("sessionEnded");
});

test("what is no JSON object is a rawOutput", () => {
  const events = translate(["no json", "[1]", '"x"', "  ", '{"do":', "null"]);
  expect(types(events).filter((type) => type === "rawOutput").length).toBe(5);
});

test("a line that has a key twice stands in raw as its text", () => {
  const text = '{"do":"begin","id":"a","id":"b"}';
  const events = translate([text, '{ "do" : "complete" }'], { raw: true });
  expect(events[0]?.raw).toBe(text);
  expect(events.find(({ type }) => type === "turnCompleted")?.raw).toEqual({ do: "complete" });
});

test("nothing comes after the end", () => {
  const translator = createTranslator({ sessionId: "s", now: () => 0 }, wild);
  translator.handle({ type: "exit", code: 0 });
  expect(translator.handle({ type: "line", text: line("begin") }).events).toEqual([]);
});

test.each<[string, Parameters<typeof end>[1], string[], object]>([
  ["success", { code: 0 }, ["begin", "complete"], { reason: "completed", exitCode: 0 }],
  [
    "success, and an exit code",
    { code: 3 },
    ["begin", "complete"],
    { reason: "failed", detail: "other", exitCode: 3 },
  ],
  [
    "success, then ended by its host",
    { code: null, signal: "SIGTERM", sent: "cancel" },
    ["begin", "complete"],
    { reason: "completed" },
  ],
  [
    "success, then ended by a stranger",
    { code: null, signal: "SIGKILL" },
    ["begin", "complete"],
    { reason: "cancelled", detail: "signal" },
  ],
  ["failure", { code: 0 }, ["begin", "fail"], { reason: "failed", errorCode: "unknown" }],
  [
    "a failed turn before a good one",
    { code: 0 },
    ["begin", "fail", "begin", "complete"],
    { reason: "completed" },
  ],
  [
    "no result",
    { code: 0 },
    ["begin"],
    { reason: "failed", detail: "noResult", errorCode: "noResult" },
  ],
  [
    "interrupted",
    { code: 0, sent: "interrupt" },
    ["begin"],
    { reason: "cancelled", detail: "interrupted" },
  ],
  [
    "a limit of the host's",
    { code: null, signal: "SIGKILL", sent: "timeout" },
    ["begin"],
    { reason: "timeout" },
  ],
  [
    "a signal by its exit code",
    { code: 143 },
    ["begin"],
    { reason: "cancelled", detail: "signal", signal: "SIGTERM" },
  ],
  ["nothing at all", { code: 1 }, [], { reason: "failed", detail: "startup", exitCode: 1 }],
])("%s is told as it is", (_, exit, actions, expected) => {
  expect(end(actions, exit)).toMatchObject(expected);
});

function end(
  actions: readonly string[],
  exit: { code: number | null; signal?: string; sent?: "interrupt" | "cancel" | "timeout" },
): UnifiedEvent | undefined {
  const translator = createTranslator({ sessionId: "s", now: () => 0 }, wild);
  for (const action of actions) translator.handle({ type: "line", text: line(action) });
  return translator.handle({ type: "exit", ...exit }).events.at(-1);
}
