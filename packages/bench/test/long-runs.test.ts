import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { agents } from "../src/pipeline/agents.ts";
import { makeLongRuns } from "../src/pipeline/long-runs.ts";

/** How many events of each type a run has. */
const countsByAgent: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  claude: {
    sessionStarted: 1,
    turnStarted: 1,
    textChunk: 1414,
    turnCompleted: 1,
    sessionEnded: 1,
  },
  codex: {
    sessionStarted: 1,
    turnStarted: 1,
    toolStarted: 111,
    toolCompleted: 111,
    textChunk: 60,
    thinkingChunk: 30,
    fileChanged: 10,
    turnCompleted: 1,
    sessionEnded: 1,
  },
  gemini: {
    sessionStarted: 1,
    turnStarted: 1,
    userMessage: 1,
    textChunk: 1071,
    toolStarted: 51,
    toolCompleted: 51,
    turnCompleted: 1,
    sessionEnded: 1,
  },
};

test.each(agents)("a long run of $agent has valid lines, and gives whole events", (agent) => {
  const runs = makeLongRuns(agent.long, 1);
  expect(runs).toHaveLength(3);
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = runs;
  expect(first.equals(second)).toBe(false);
  const lines = first.toString().trimEnd().split("\n");
  expect(lines.filter((line) => !agent.validateNative(JSON.parse(line)).ok)).toEqual([]);
  const translator = agent.adapter.translator({ sessionId: "s", now: () => 0 });
  const events = [
    ...translator.handle({ type: "lines", lines: lines.map((text) => ({ text })) }).events,
    ...translator.handle({ type: "exit", code: 0 }).events,
  ];
  expect(verifyStream(events)).toEqual([]);
  const counts: Record<string, number> = {};
  for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1;
  expect(counts).toEqual(countsByAgent[agent.agent]);
  expect(JSON.stringify(events)).toContain("größer");
});
