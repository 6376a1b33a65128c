import type { UnifiedEvent } from "@agentstream/schema";
import { validateEvent } from "@agentstream/schema";
import fc from "fast-check";
import { expect, test } from "vitest";

import { closeOpen, textOf, verifyStream, type EventDraft } from "../src/index.ts";
import { chunk, closing, completed, ended, started, stream, time, tool, turn } from "./builder.ts";
import { streamVectors } from "./read-stream-vectors.ts";

const ending = {
  reason: "failed",
  detail: "gatewayRestart",
  error: "The gateway was restarted.",
} as const;

const subagent: EventDraft = { type: "subagentStarted", subagentId: "s", label: "helper" };

/** Everything that can be open at once. */
const everything: readonly EventDraft[] = [
  started,
  turn(1),
  { type: "thinkingChunk", content: "hm", blockId: "k", kind: "raw" },
  closing("a", "said", "said"),
  chunk("b", "half a wo"),
  { type: "toolInputChunk", toolId: "i", content: "{" },
  tool("t"),
  tool("c", "execute"),
  subagent,
  { ...chunk("sb", "sub"), parentToolId: "t", subagentId: "s" },
  { ...tool("st"), subagentId: "s" },
  { type: "permissionRequested", requestId: "p", toolName: "T" },
  { type: "questionAsked", requestId: "q", questions: [] },
  { type: "taskStarted", taskId: "j", kind: "shell" },
  { type: "hookStarted", hookId: "h", name: "n" },
  completed(1),
  ended,
];

test("closes a stream that was cut anywhere, so that all rules are kept", () => {
  let cuts = 0;
  for (let cut = 1; cut < everything.length - 1; cut++) {
    cuts++;
    const events = stream(everything.slice(0, cut));
    const whole = [...events, ...closeOpen(events, ending, time + 5)];
    expect(verifyStream(whole)).toEqual([]);
    expect(whole.every((event) => validateEvent(event).ok)).toBe(true);
    expect(whole.at(-1)).toMatchObject({
      type: "sessionEnded",
      reason: "failed",
      detail: "gatewayRestart",
    });
  }
  expect(cuts).toBe(15);
});

test("each vector that keeps the rules keeps them when it is cut anywhere and closed", () => {
  let cuts = 0;
  for (const { name, events, violations, lines, tail } of streamVectors) {
    if (violations.length > 0 || lines !== undefined || tail === true) continue;
    for (let cut = 1; cut < events.length; cut++) {
      cuts++;
      const kept = events.slice(0, cut);
      const whole = [...kept, ...closeOpen(kept, ending, time)];
      expect(verifyStream(whole), `${name}, cut at ${cut}`).toEqual([]);
      expect(whole.every((event) => validateEvent(event).ok)).toBe(true);
    }
  }
  expect(cuts).toBeGreaterThanOrEqual(600);
});

test("a closed block has what was emitted of it, and says that it was cut", () => {
  const events = stream([started, turn(1), chunk("b", "half "), chunk("b", "a wo")]);
  const closed = closeOpen(events, ending, time);
  expect(closed[0]).toMatchObject({
    content: "",
    text: "half a wo",
    isComplete: true,
    interrupted: true,
  });
  expect(textOf([...events, ...closed])).toBe("half a wo");
});

test("the time never goes back, whatever the clock says", () => {
  const events = stream([started, turn(1)]);
  const closed = closeOpen(events, ending, 0);
  expect(closed.map(({ timestamp }) => timestamp)).toEqual(closed.map(() => events[0]?.timestamp));
});

test("nothing is closed where nothing is open", () => {
  expect(closeOpen([], ending, time)).toEqual([]);
  expect(closeOpen(stream([started, ended]), ending, time)).toEqual([]);
});

test("any stream of events that keeps the rules can be cut and closed", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...everything.slice(2, -2)), { maxLength: 30 }),
      (drafts) => {
        const events = stream([started, turn(1), ...once([subagent, ...drafts])]);
        const whole = [...events, ...closeOpen(events, ending, time)];
        expect(verifyStream(whole)).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
});

/** Each draft once: ids do not repeat in a stream. */
const once = (drafts: readonly EventDraft[]): EventDraft[] => [...new Set(drafts)];

test("discarded text is not what was said", () => {
  const events: UnifiedEvent[] = stream([
    started,
    turn(1),
    chunk("a", "wrong"),
    { type: "blockDiscarded", blockId: "a", reason: "retried" },
    closing("b", "right", "right"),
    { ...closing("c", "sub", "sub"), subagentId: "s" },
  ]);
  expect(textOf(events)).toBe("right");
});
