import { expect, test } from "vitest";

import { parseExit, parseLines, readRecordings } from "../reader/index.ts";

const recordings = readRecordings();
const steps = recordings.flatMap((recording) => recording.steps);

test("all recordings are found, with their steps", () => {
  expect(recordings.length).toBe(537);
  expect(steps.length).toBe(543);
  expect([...new Set(recordings.map(({ agent }) => agent))]).toEqual([
    "claude",
    "codex",
    "gemini",
    "opencode",
  ]);
});

test("the output of a step follows the schema that its command asks for", () => {
  const counts: Record<string, number> = {};
  for (const { schema = "none" } of steps) counts[schema] = (counts[schema] ?? 0) + 1;
  expect(counts).toEqual({
    "native/acp/message": 8,
    "native/claude/stream-json": 198,
    "native/codex/app-server": 42,
    "native/codex/exec": 100,
    "native/gemini/stream-json": 127,
    "native/opencode/run": 44,
    "native/opencode/serve": 9,
    none: 15,
  });
});

test("steps of one recording may follow different schemas", () => {
  const [first, second] =
    recordings.find(({ scenario }) => scenario === "acp-session-load")?.steps ?? [];
  expect(first?.schema).toBe("native/gemini/stream-json");
  expect(second?.schema).toBe("native/acp/message");
});

test.each([
  ["0\n", { code: 0, signal: null }],
  ["2", { code: 2, signal: null }],
  ["signal SIGTERM", { code: null, signal: "SIGTERM" }],
  ["code=143 signal=null wall_ms=1200", { code: 143, signal: null }],
  ["code=null signal=SIGINT\nelapsed_s 7.392", { code: null, signal: "SIGINT" }],
  [
    "137 (still running after limit; killed by harness with SIGKILL)\nelapsed_s 28.7",
    { code: null, signal: "SIGKILL", gaveUp: true },
  ],
  [
    "# signal SIGINT at 812ms after stdout line 3\ncode=0 signal=null wall_ms=900",
    { code: 0, sent: [{ kind: "signal", signal: "SIGINT", afterLine: 3 }] },
  ],
  [
    "# stdout closed by reader\ncode=0 signal=null wall_ms=6000",
    { sent: [{ kind: "stdoutClosed" }] },
  ],
])("exit.txt %j is understood", (text, expected) => {
  expect(parseExit(text)).toMatchObject(expected);
});

test("an unknown form of exit.txt is noted, not guessed at", () => {
  expect(parseExit("it went well\n0")).toMatchObject({ code: 0, notes: ["it went well"] });
});

test("every process that was not only watched says how it ended", () => {
  const silent = steps.filter(({ exit }) => exit === undefined);
  expect(silent.every(({ schema }) => schema === "native/opencode/serve")).toBe(true);
  const unclear = steps.filter(
    ({ exit }) => exit && ((exit.code === null && exit.signal === null) || exit.notes.length > 0),
  );
  expect(unclear.map(({ name }) => name)).toEqual([]);
});

test("what hosts wrote is there for two-way recordings", () => {
  const written = steps.filter((step) => step.written.length > 0);
  expect(written.length).toBe(90);
});

test("most recordings have facts", () => {
  expect(steps.filter(({ facts }) => facts !== undefined).length).toBe(489);
});

test("lines are split at LF alone", () => {
  const bytes = new TextEncoder().encode('{"a":"x\u2028y"}\r\n\n  \nno json\n[1]');
  expect(parseLines(bytes)).toEqual([
    { number: 1, text: '{"a":"x\u2028y"}', json: { a: "x\u2028y" } },
    { number: 4, text: "no json" },
    { number: 5, text: "[1]", json: [1] },
  ]);
});
