import { readFileSync } from "node:fs";

import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { block, started, stream, valuesOf, turn } from "./stream.ts";

const printed = readFileSync(new URL("fixtures/execute-lines.txt", import.meta.url), "utf8");

test("the printed lines of the family execute come out as printed", () => {
  const events = stream([
    started,
    turn,
    ...block("b", ["flocks", "-playground-ok"]),
    {
      type: "turnCompleted",
      turnNumber: 1,
      usage: { inputTokens: 12, outputTokens: 4, totalTokens: 16, completeness: "reported" },
    },
    {
      type: "sessionEnded",
      reason: "completed",
      exitCode: 0,
      durationMs: 3411,
      usage: { inputTokens: 12, outputTokens: 4, totalTokens: 16, completeness: "reported" },
    },
  ]);
  expect(verifyStream(events)).toEqual([]);
  const lines = valuesOf("execute", events).map((value) => `data: ${JSON.stringify(value)}`);
  expect(`${lines.join("\n\n")}\n`).toBe(printed);
});
