import type { UnifiedEvent } from "@agentstream/schema";
import { validateEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import fc from "fast-check";
import { expect, test } from "vitest";

import { createTranslator, read, type Protocol, type TranslatorOptions } from "../src/author.ts";
import { line, wild } from "./wild-protocol.ts";

const names = [
  "learn",
  "begin",
  "complete",
  "completeFalsely",
  "askForTool",
  "deny",
  "denial",
  "fatal",
  "fail",
  "cut",
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

test("a denied call that the agent ran all the same fails", () => {
  const events = translate(["start", "askForTool", "deny", "result"].map((name) => line(name)));
  expect(events.find(({ type }) => type === "toolFailed")).toMatchObject({
    toolId: "x",
    reason: "denied",
    error: "The agent reported a result, although the call was denied.",
  });
  expect(types(events)).not.toContain("toolCompleted");
});

test("a fatal error fails its turn, whatever the agent says at its end", () => {
  const events = translate(["begin", "fatal", "complete"].map((name) => line(name)));
  expect(events.find(({ type }) => type === "turnFailed")).toMatchObject({
    error: "fatal x",
    errorCode: "serverError",
    usage: { totalTokens: 3 },
  });
});

test("models that contradict their turn, and denials of calls that never were, are left out", () => {
  const events = translate(["begin", "denial", "completeFalsely"].map((name) => line(name)));
  expect(events.find(({ type }) => type === "turnCompleted")).not.toHaveProperty("usageByModel");
  expect(events.at(-1)).toMatchObject({ permissionDenials: [{ source: "vendor" }] });
  expect(JSON.stringify(events.at(-1))).not.toContain("toolId");
});

test("a run without any line has a beginning and an end", () => {
  expect(types(translate([]))).toEqual(["sessionStarted", "sessionEnded"]);
});

test("a run whose lines are all in another format says so", () => {
  const endOf = (...lines: string[]) => translate(lines).at(-1);
  expect(endOf("{", '  "text": "all is well"', "", "}")).toMatchObject({
    detail: "noResult",
    errorCode: "noResult",
    error:
      "None of its 3 lines has the format wild:lines: check the agent's output option and version.",
  });
  for (const lines of [[], ["", " "], ["All is well.", line("learn")]])
    expect(endOf(...lines)).toMatchObject({ error: "The run ended without a result." });
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
  // the vendor's word on the run is there all the same
  expect(events.at(-1)).toMatchObject({ reason: "completed" });
});

test("a result without a start is emitted whole", () => {
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
  const emitted = events.filter(({ type }) => type === "textChunk" || type === "blockDiscarded");
  expect(emitted.map(({ type }) => type)).toEqual(["textChunk", "textChunk"]);
});

test("a fault of the adapter is reported, and the stream goes on", () => {
  const events = translate([line("crash"), line("learn")]);
  expect(events[1]).toMatchObject({
    type: "log",
    level: "error",
    message: "The adapter failed: a fault of the adapter",
  });
  expect(types(events).at(-1)).toBe("sessionEnded");
});

test("each line that is a JSON object can be looked at", () => {
  const seen: unknown[] = [];
  const lines = [line("begin"), "no JSON", "[]", line("delta")];
  const events = translate(lines, { onLine: (json) => void seen.push(structuredClone(json)) });
  expect(seen).toEqual([lines[0], lines[3]].map((text = "") => JSON.parse(text)));
  expect(events).toEqual(translate(lines));
  const onLine = (): void => {
    throw new Error("a fault of the host");
  };
  const failing = translate([line("begin")], { onLine });
  const all = failing.map(({ type }) => type);
  expect(all).toEqual(expect.arrayContaining(["log", "turnStarted"]));
  expect(verifyStream(failing)).toEqual([]);
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

test("an adapter that fails at the end leaves no run open", () => {
  const faulty: Protocol = {
    ...wild,
    create: (...given) => ({
      ...wild.create(...given),
      end: () => {
        throw new Error("a fault of the adapter");
      },
    }),
  };
  const translator = createTranslator({ sessionId: "s", now: () => 0 }, faulty);
  const events = [
    ...translator.handle({ type: "line", text: line("start") }).events,
    ...translator.handle({ type: "exit", code: 0 }).events,
  ];
  expect(verifyStream(events)).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "failed" });
});

test("a native time that is none stands in no event", () => {
  const timed: Protocol = {
    ...wild,
    create: (...given) => ({
      ...wild.create(...given),
      timeOf: ({ at }) => read.string(at),
    }),
  };
  const originOf = (at: string): unknown => {
    const translator = createTranslator({ sessionId: "s", now: () => 0 }, timed);
    const [event] = translator.handle({
      type: "line",
      text: JSON.stringify({ do: "begin", at }),
    }).events;
    expect(validateEvent(event).ok).toBe(true);
    return event?.origin?.timestamp;
  };
  expect(originOf("2026-03-02T09:15:27.412Z")).toBe("2026-03-02T09:15:27.412Z");
  for (const at of [
    "2026-13-02T09:15:27Z",
    "2026-03-02T24:00:00Z",
    "2026-03-32T09:15:27Z",
    "now",
  ]) {
    expect(originOf(at)).toBeUndefined();
  }
});

test("nothing comes after the end", () => {
  const translator = createTranslator({ sessionId: "s", now: () => 0 }, wild);
  translator.handle({ type: "exit", code: 0 });
  expect(translator.handle({ type: "line", text: line("begin") }).events).toEqual([]);
});

test("lines give the same at once as one by one", () => {
  const texts = [line("begin"), line("delta"), "no JSON", "", line("start"), line("complete")];
  const at = (): { sessionId: string; now: () => number } => ({ sessionId: "s", now: () => 0 });
  const { events } = createTranslator(at(), wild).handle({
    type: "lines",
    lines: [...texts.map((text) => ({ text })), { text: '{"do":"delta"', truncated: true }],
  });
  const one = createTranslator(at(), wild);
  const singly = [
    ...texts.flatMap((text) => one.handle({ type: "line", text }).events),
    ...one.handle({ type: "line", text: '{"do":"delta"', truncated: true }).events,
  ];
  expect(events).toEqual(singly);
  expect(events.length).toBeGreaterThan(5);
});
