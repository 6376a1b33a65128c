import type { TokenUsage, UnifiedEvent } from "@agentstream/schema";
import { isUesEvent } from "@agentstream/schema/dialects/ues";
import { expect, test } from "vitest";

import { createDialect } from "../src/index.ts";

const base = { sessionId: "s", timestamp: "2026-01-01T00:00:00.000Z", agentType: "claude" };
const usage: TokenUsage = { inputTokens: 100, outputTokens: 20, totalTokens: 120 };

interface Ended {
  readonly usage?: TokenUsage;
  readonly byModel?: Record<string, TokenUsage>;
  readonly costUsd?: number;
}

function doneOf({ usage: total, byModel, costUsd }: Ended): unknown {
  const events: UnifiedEvent[] = [
    {
      ...base,
      id: "s.1",
      seq: 1,
      type: "sessionStarted",
      agentType: "claude",
      nativeSessionId: "n",
    },
    { ...base, id: "s.2", seq: 2, type: "turnStarted", turnNumber: 1 },
    {
      ...base,
      id: "s.3",
      seq: 3,
      type: "turnCompleted",
      turnNumber: 1,
      usage: total ?? usage,
      ...(byModel !== undefined && { usageByModel: byModel }),
    },
    {
      ...base,
      id: "s.4",
      seq: 4,
      type: "sessionEnded",
      reason: "completed",
      ...(total !== undefined && { usage: total }),
      ...(costUsd !== undefined && { costUsd }),
    },
  ];
  const dialect = createDialect("ues");
  const values = events.flatMap((event) => dialect.push(event));
  expect(values.every(isUesEvent)).toBe(true);
  return values.at(-1);
}

test("both forms of usage stand in one object", () => {
  const total = { ...usage, cachedTokens: 60, cacheWriteTokens: 10, reasoningTokens: 5 };
  const done = doneOf({ usage: total, byModel: { opus: total }, costUsd: 0.5 });
  const tokens = {
    input: { total: 100, uncached: 30, cacheRead: 60, cacheWrite: 10 },
    output: { total: 20, visible: 15, reasoning: 5 },
  };
  expect(done).toMatchObject({
    payload: {
      resumeToken: "n",
      usage: {
        inputTokens: 100,
        outputTokens: 20,
        toolUses: 0,
        totalCostUsd: 0.5,
        tokens: { coverage: "complete", totals: tokens, records: [{ model: "opus", tokens }] },
        cost: { amount: 0.5, currency: "USD", source: "agent-estimate" },
      },
    },
  });
});

test("what is not known is absent", () => {
  const { payload } = Object(doneOf({}));
  expect(payload.usage).toEqual({ inputTokens: 0, outputTokens: 0, toolUses: 0 });
  const partial = Object(doneOf({ usage: { ...usage, completeness: "partial" } })).payload.usage;
  expect(partial.tokens).toEqual({
    coverage: "partial",
    totals: { input: { total: 100 }, output: { total: 20 } },
  });
});

test("models that do not add up to the totals are no records", () => {
  const half = { inputTokens: 50, outputTokens: 20, totalTokens: 70 };
  const { payload } = Object(doneOf({ usage, byModel: { opus: half } }));
  expect(payload.usage.tokens).toEqual({
    coverage: "complete",
    totals: { input: { total: 100 }, output: { total: 20 } },
  });
});
