import type { UnifiedEvent } from "@agentstream/schema";
import { describe, expect, test } from "vitest";

import { verifyStream, type EventDraft } from "../src/index.ts";
import {
  chunk,
  closing,
  completed,
  ended,
  endedWith,
  failed,
  noUsage,
  result,
  session,
  started,
  stream,
  tool,
  turn,
} from "./builder.ts";

const faults = (events: readonly UnifiedEvent[]): string[] =>
  verifyStream(events).map(({ rule, reason }) => `${rule}: ${reason}`);
const inRun = (...drafts: EventDraft[]): string[] => faults(stream([started, ...drafts, ended]));
const inTurn = (...drafts: EventDraft[]): string[] => inRun(turn(1), ...drafts, completed(1));

const usage = (inputTokens: number, outputTokens: number) => ({
  inputTokens,
  outputTokens,
  totalTokens: inputTokens + outputTokens,
});

test("a whole stream of two runs keeps all rules", () => {
  const first = stream([
    started,
    turn(1),
    chunk("b", "he"),
    closing("b", "llo", "hello"),
    tool("t"),
    result("t"),
    completed(1),
    ended,
  ]);
  const second = stream(
    [started, turn(2), chunk("b@2", "x"), closing("b@2", "", "x"), completed(2), ended],
    2,
    9,
  );
  expect(faults([...first, ...second])).toEqual([]);
});

describe("rule 1: runs", () => {
  test("an empty stream breaks it", () => expect(faults([])).toEqual(["1: the stream is empty"]));
  test("so does an event outside of a run", () =>
    expect(faults(stream([turn(1)]))).toContain("1: turnStarted outside of a run"));
  test("and a run without an end", () =>
    expect(faults(stream([started]))).toEqual(["1: the run has no sessionEnded"]));
  test("and a second beginning", () =>
    expect(faults(stream([started, started, ended]))).toContain(
      "1: a run begins before the last one has ended",
    ));
  test("and anything after the end", () =>
    expect(faults(stream([started, ended, ended]))).toEqual(["1: sessionEnded outside of a run"]));
});

describe("rule 2: order", () => {
  const events = stream([started, turn(1), completed(1), ended]);
  const altered = (index: number, change: object): string[] =>
    faults(events.map((event, at) => (at === index ? { ...event, ...change } : event)));
  test("a gap in seq breaks it", () =>
    expect(
      faults(
        events.toSpliced(1, 0, ...stream([{ type: "log", level: "info", message: "x" }], 1, 9)),
      ),
    ).toContain("2: seq 9 after 1"));
  test("so does an id that was there before", () =>
    expect(altered(2, { id: `${session}.1` })).toEqual([
      `2: the id ${session}.1 was there before`,
    ]));
  test("and a time that goes back", () =>
    expect(altered(2, { timestamp: "2026-01-01T00:00:00.000Z" })).toEqual([
      "2: 2026-01-01T00:00:00.000Z after 2026-03-02T09:15:00.000Z",
    ]));
  test("and a run that is not counted on", () =>
    expect(faults([...events, ...stream([started, ended], 1, 5)])).toContain("2: run 1 after 1"));
});

describe("rule 3: turns", () => {
  test("a turn in a turn breaks it", () =>
    expect(inRun(turn(1), turn(2), completed(2), ended)).toContain(
      "3: a turn begins before turn 1 has ended",
    ));
  test("so does a number left out", () =>
    expect(inRun(turn(1), completed(1), turn(3), completed(3))).toEqual([
      "3: turn 3 after turn 1",
    ]));
  test("and an end without a beginning", () =>
    expect(inRun(completed(1))).toEqual(["3: turn 1 ends and is not open"]));
  test("and a run that ends in a turn", () =>
    expect(inRun(turn(1))).toEqual(["3: the run ends in turn 1"]));
  test("and text outside of a turn", () =>
    expect(inRun(closing("b", "x", "x"))).toEqual([
      "3: textChunk of the main thread outside of a turn",
    ]));
  test("a sub-agent's text needs none", () =>
    expect(inRun({ ...closing("b", "x", "x"), parentToolId: "t" })).toEqual([]));
});

describe("rule 4: tools", () => {
  test("a result without a start breaks it", () =>
    expect(inTurn(result("t"))).toEqual(["4: t is not open"]));
  test("so does a second result", () =>
    expect(inTurn(tool("t"), result("t"), result("t"))).toEqual(["4: t is not open"]));
  test("and a toolId that was there before", () =>
    expect(inTurn(tool("t"), result("t"), tool("t"), result("t"))).toEqual([
      "4: the toolId t was there before",
    ]));
  test("and one that is open at the end of its turn", () =>
    expect(inRun(turn(1), tool("t"), completed(1), result("t"))).toEqual([
      "4: t is open at the end of its turn",
    ]));
  test("a command may go on past it", () =>
    expect(inRun(turn(1), tool("t", "execute"), completed(1), result("t"))).toEqual([]));
  test("but not past the run", () =>
    expect(inTurn(tool("t", "execute"))).toEqual(["4: t is open at the end"]));
});

describe("rule 5: blocks", () => {
  test("a block that is not closed breaks it", () =>
    expect(inTurn(chunk("b", "x"))).toEqual([
      "5: b is open at the end of its turn",
      "5: b is open at the end",
    ]));
  test("so does a text that is not what was told", () =>
    expect(inTurn(chunk("b", "x"), closing("b", "y", "x"))).toEqual([
      "5: the text of b is not what its chunks told",
    ]));
  test("and a chunk after the closing one", () =>
    expect(inTurn(closing("b", "x", "x"), closing("b", "x", "x"))).toEqual([
      "5: a chunk of b, which is closed",
    ]));
  test("and a chunk without a blockId", () =>
    expect(inTurn({ type: "textChunk", content: "x" })).toEqual(["5: a chunk has no blockId"]));
  test("and what is discarded and was never there", () =>
    expect(inTurn({ type: "blockDiscarded", blockId: "b" })).toEqual([
      "5: b is discarded and was never there",
    ]));
  test("a closed block may be superseded, not retried", () => {
    const whole = closing("b", "x", "x");
    expect(inTurn(whole, { type: "blockDiscarded", blockId: "b", reason: "superseded" })).toEqual(
      [],
    );
    expect(inTurn(whole, { type: "blockDiscarded", blockId: "b", reason: "retried" })).toEqual([
      "5: b is discarded and was closed",
    ]);
  });
});

describe("rule 6: pairs", () => {
  const ask: EventDraft = { type: "permissionRequested", requestId: "r", toolName: "T" };
  const allow: EventDraft = { type: "permissionResolved", requestId: "r", outcome: "allowed" };
  test("a request that is not resolved breaks it", () =>
    expect(inRun(ask)).toEqual(["6: r is open at the end"]));
  test("so does one that is resolved twice", () =>
    expect(inRun(ask, allow, allow)).toEqual(["6: r is not asked"]));
  test("and one that is asked twice", () =>
    expect(inRun(ask, allow, ask, allow)).toEqual(["6: permissionRequested r was there before"]));
  test.each<[string, EventDraft]>([
    ["subagent", { type: "subagentStarted", subagentId: "x", label: "l" }],
    ["task", { type: "taskStarted", taskId: "x", kind: "shell" }],
    ["hook", { type: "hookStarted", hookId: "x", name: "n" }],
  ])("a %s that is not completed breaks it", (_, draft) => {
    expect(inRun(draft)).toEqual(["6: x is open at the end"]);
  });
  test("what is completed and was not begun breaks it", () =>
    expect(inRun({ type: "taskCompleted", taskId: "x", success: true })).toEqual([
      "6: x is not open",
    ]));
});

describe("rule 7: usage", () => {
  const turnOf = (turnNumber: number, input: number): EventDraft[] => [
    turn(turnNumber),
    { type: "turnCompleted", turnNumber, usage: usage(input, 1) },
  ];
  const run = (input: number): string[] =>
    faults(
      stream([started, ...turnOf(1, 10), ...turnOf(2, 20), endedWith({ usage: usage(input, 2) })]),
    );
  test("the run's usage is the sum of its turns'", () => expect(run(30)).toEqual([]));
  test("any other sum breaks it", () =>
    expect(run(20)).toEqual(["7: the run's usage is not the sum of its turns'"]));
  test("unknown usage is left out", () =>
    expect(
      faults(
        stream([
          started,
          ...turnOf(1, 10),
          turn(2),
          completed(2),
          endedWith({ usage: usage(10, 1) }),
        ]),
      ),
    ).toEqual([]));
  test("a part that exceeds the whole breaks it", () =>
    expect(
      inRun(turn(1), {
        type: "turnCompleted",
        turnNumber: 1,
        usage: { ...usage(5, 5), cachedTokens: 6 },
      }),
    ).toEqual(["7: the cached parts exceed the input"]));
});

describe("rule 8: lines", () => {
  const withRaw = (raw: unknown): UnifiedEvent[] => stream([{ ...started, raw }, ended]);
  const check = (events: UnifiedEvent[], lines: string[]): number[] =>
    verifyStream(events, { lines }).map(({ rule }) => rule);
  test("each line stands in one raw, as equal JSON", () =>
    expect(check(withRaw({ a: 1 }), ['{ "a": 1.0 }'])).toEqual([]));
  test("a missing line breaks it", () =>
    expect(check(withRaw({ a: 1 }), ['{"a":1}', "x"])).toEqual([8]));
  test("a line told twice breaks it", () => expect(check([...withRaw({ a: 1 })], [])).toEqual([8]));
  test("what is no JSON stands in a rawOutput, a truncated one by its beginning", () => {
    const events = stream([
      started,
      { type: "rawOutput", stream: "stdout", line: "no json" },
      { type: "rawOutput", stream: "stdout", line: "xx", truncated: true },
      ended,
    ]);
    expect(check(events, ["no json", "xxxx"])).toEqual([]);
  });
});

describe("rule 9: outcome", () => {
  test("completed after a failed turn breaks it", () =>
    expect(inRun(turn(1), failed(1))).toEqual(["9: completed, though its last turn failed"]));
  test("an earlier failed turn does not", () =>
    expect(inRun(turn(1), failed(1), turn(2), completed(2))).toEqual([]));
  test("completed with an error code breaks it", () =>
    expect(
      faults(stream([started, turn(1), completed(1), endedWith({ errorCode: "unknown" })])),
    ).toEqual(["9: completed with the error code unknown"]));
});

test("a violation names the rule, the event and where it is", () => {
  const events = stream([
    started,
    turn(1),
    result("t"),
    { type: "turnCompleted", turnNumber: 1, usage: noUsage },
    ended,
  ]);
  expect(verifyStream(events)).toEqual([
    { rule: 4, eventId: `${session}.3`, index: 2, reason: "t is not open" },
  ]);
});
