import { claude } from "@agentstream/adapters-claude";
import { validate } from "@agentstream/schema/native/claude/stream-json";
import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { makeLongAnswers } from "../src/pipeline/make-long-answers.ts";

test("a run is what Claude Code prints: valid lines, and each text whole at its end", () => {
  const runs = makeLongAnswers(1);
  const lines = (runs[0] ?? Buffer.alloc(0)).toString().trimEnd().split("\n");
  expect(lines.filter((line) => !validate(JSON.parse(line)).ok)).toEqual([]);
  const translator = claude.translator({ sessionId: "s", now: () => 0 });
  const given = lines.map((text) => ({ text }));
  const events = [
    ...translator.handle({ type: "lines", lines: given }).events,
    ...translator.handle({ type: "exit", code: 0 }).events,
  ];
  expect(verifyStream(events)).toEqual([]);
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({
    sessionStarted: 1,
    turnStarted: 1,
    textChunk: 13 * 101,
    turnCompleted: 1,
    sessionEnded: 1,
  });
  expect(runs).toHaveLength(3);
});
