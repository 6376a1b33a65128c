import { readRecordings } from "@agentstream/recordings";
import { createLineSplitter } from "@agentstream/stream";
import { expect, test } from "vitest";

import { parseDialect, wantsRaw } from "../src/parse-dialect.ts";
import { createOutput } from "../src/translate/create-output.ts";
import { createNativeSource } from "../src/translate/native-source.ts";

const steps = readRecordings().flatMap((recording) => recording.steps);
function outputOf(name: string): string {
  const step = steps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`There is no recording ${name}.`);
  return new TextDecoder().decode(step.output);
}

const sessionEvent = JSON.stringify({
  id: "e",
  sessionId: "n",
  type: "log",
  payload: { line: "hello" },
  timestamp: "2025-12-03T10:00:01.234Z",
});

/** What `translate` prints, as it reads and writes. */
function translate(from: string, input: string, to = "unified", raw = false): readonly object[] {
  const flags = { from, raw: wantsRaw(to, raw), exitCode: 0, sessionId: "s", now: 0 };
  const source = createNativeSource(flags, "");
  const output = createOutput({ to, content: false, raw: flags.raw });
  const splitter = createLineSplitter();
  const events = [
    ...source.take(splitter.push(new TextEncoder().encode(input))),
    ...source.take(splitter.end()),
    ...source.end(),
  ];
  const values = [...events.flatMap((event) => output.push(event)), ...output.end()];
  return values.map((value) => Object(value));
}

test.each([
  ["claude", "claude:session", `${sessionEvent}\n`],
  ["codex", "codex:app-server", outputOf("codex/app-server-0.169.0/cmd_parallel")],
  ["opencode", "opencode:serve", outputOf("opencode/1.18.33/serve-task")],
])("the lines of the named agent %s show that its protocol is %s", (agent, protocol, input) => {
  const lines = `a warning that is no JSON\n${input}`;
  const known = translate(protocol, lines);
  expect(known.length).toBeGreaterThan(3);
  expect(translate(agent, lines)).toEqual(known);
});

test("lines without JSON are those of the named agent", () => {
  const types = translate("codex", "a\nb\n").map((event) => ("type" in event ? event.type : ""));
  expect(types).toEqual(["sessionStarted", "rawOutput", "rawOutput", "sessionEnded"]);
  expect(translate("codex", "a\n".repeat(150))).toHaveLength(152);
});

test("daemon;raw=true has native lines, and parameters follow each other", () => {
  const input = outputOf("claude/2.1.197/tool-parallel");
  const plain = translate("claude", input, "daemon");
  const raw = translate("claude", input, "daemon;raw=true");
  expect(plain.some((value) => "raw" in value)).toBe(false);
  expect(raw.filter((value) => "raw" in value).length).toBeGreaterThan(2);
  expect(translate("claude", input, "daemon", true)).toEqual(raw);
  const both = translate("claude", input, parseDialect()("daemon;raw=true;partial_json=true"));
  expect(both.length).toBeGreaterThan(raw.length);
  expect(both.some((value) => "raw" in value)).toBe(true);
  expect(() => parseDialect(["otlp"])("daemon;raw=yes")).toThrow(/Expected one of otlp, execute/);
});
