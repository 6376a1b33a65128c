import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { isUnifiedEvent, validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { textOf, verifyStream } from "../src/index.ts";

const example = fileURLToPath(new URL("../../../examples/emit.py", import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const isSkipped = !hasPython && process.env["CI"] === undefined;
if (isSkipped) console.log("skipped: examples/emit.py needs python3, which is not here");

test.skipIf(isSkipped)(
  "a short emitter, written from docs/reference alone, keeps the rules",
  () => {
    const { status, stdout, stderr } = spawnSync("python3", [example], { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const values: unknown[] = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(values.map((value) => validateEvent(value)).filter(({ ok }) => !ok)).toEqual([]);
    const events: UnifiedEvent[] = values.filter((value) => isUnifiedEvent(value));
    expect(verifyStream(events)).toEqual([]);
    expect(textOf(events)).toBe("There is one file: README.md. 📄");
    expect([...new Set(events.map(({ type }) => type))]).toEqual([
      "sessionStarted",
      "turnStarted",
      "thinkingChunk",
      "toolStarted",
      "permissionRequested",
      "permissionResolved",
      "toolProgress",
      "toolCompleted",
      "textChunk",
      "turnCompleted",
      "sessionEnded",
    ]);
  },
);
