import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { check } from "../src/commands/check.ts";
import { drift } from "../src/commands/drift.ts";

const recordings = fileURLToPath(new URL("recordings/", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "drift-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** As many lines as a terminal shows. */
const screen = 50;

interface Renamed {
  readonly version: string;
  readonly recording: string;
  readonly field: string;
  readonly to: string;
}

const renamed: readonly Renamed[] = [
  { version: "claude/2.1.327", recording: "tool-ok", field: "tool_use_id", to: "toolUseId" },
  { version: "codex/0.169.0", recording: "tool-ok", field: "aggregated_output", to: "output_text" },
  { version: "gemini/0.61.0", recording: "tool-ok", field: "tool_id", to: "call_id" },
  { version: "opencode/1.18.33", recording: "tool-ok", field: "callID", to: "callId" },
];

describe.each(renamed)("$version prints $to instead of $field", (one) => {
  const { version, recording, field, to } = one;
  const [before, after] = [join(root, version, "before"), join(root, version, "after")];
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(...line.split("\n"));

  beforeAll(() => {
    lines.length = 0;
    for (const folder of [before, after])
      cpSync(join(recordings, version, recording), join(folder, recording), { recursive: true });
    const file = join(after, recording, "stdout.jsonl");
    const text = readFileSync(file, "utf8");
    if (!text.includes(`"${field}"`)) throw new Error(`${recording} has no ${field}.`);
    writeFileSync(file, text.replaceAll(`"${field}"`, `"${to}"`));
  });

  test("drift names both fields in one screen", async () => {
    lines.length = 0;
    expect(await drift(before, after, { print })).toBe(1);
    const shown = lines.join("\n");
    expect(shown).toMatch(new RegExp(`^went +field .*\\.${field}(?!\\w)`, "m"));
    expect(shown).toMatch(new RegExp(`^came +field .*\\.${to}(?!\\w)`, "m"));
    expect(lines.length).toBeLessThanOrEqual(screen);
  });

  test("check finds nothing before, and a fault after", async () => {
    lines.length = 0;
    expect(await check(before, { print })).toBe(0);
    expect(await check(after, { print })).toBe(1);
    expect(lines.join("\n")).toMatch(/^✗ {2}tool-ok/m);
    expect(lines.length).toBeLessThanOrEqual(screen);
  });

  test("nothing differs between a version and itself", async () => {
    lines.length = 0;
    expect(await drift(before, before, { print })).toBe(0);
    expect(lines).toEqual(["nothing differs"]);
  });
});
