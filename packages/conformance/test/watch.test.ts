import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { watch, type WatchFlags, type WatchSteps } from "../src/commands/watch.ts";

const flags: WatchFlags = { out: "nowhere", limit: 1, parallel: 1, print: () => {} };

/** Before anything is installed. */
test.each([{ agents: ["nobody"] }, { to: ["nobody=1.0.0"] }])(
  "an unknown agent is refused by those that there are: %j",
  async (asked) => {
    await expect(watch({ ...flags, ...asked })).rejects.toThrow(
      "unknown agent nobody; expected some of claude, codex, gemini, opencode",
    );
  },
);

/** As many lines as a terminal shows. */
const screen = 50;
const recordings = fileURLToPath(new URL("recordings/", import.meta.url));
const pinned: Readonly<Record<string, string>> = {
  claude: "2.1.327",
  codex: "0.169.0",
  gemini: "0.61.0",
  opencode: "1.18.33",
};
const newest = "999.0.0";

type Change = (line: string) => string;

let out = "";
let lines: string[] = [];
let installed: string[] = [];
let removed = 0;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "watch-"));
  lines = [];
  installed = [];
  removed = 0;
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

/** A registry, and CLIs that print what was recorded of the pinned ones, changed in the newest version. */
function stepsWith(versions: readonly string[], change: Change = (line) => line): WatchSteps {
  return {
    versionsOf: () => Promise.resolve(versions),
    installPinned: () => Promise.resolve("pinned"),
    versionIn: ({ adapter }) => pinned[adapter.id] ?? "",
    install({ package: name }, version) {
      installed.push(`${name}@${version}`);
      const remove = (): Promise<void> => Promise.resolve(void removed++);
      return Promise.resolve({ folder: "newest", remove });
    },
    record(folder, agent, names) {
      expect(names.length).toBeGreaterThanOrEqual(8);
      const version = folder === "pinned" ? (pinned[agent] ?? "") : newest;
      const [from, to] = [join(recordings, agent, pinned[agent] ?? "", "tool-ok"), "tool-ok"];
      const target = join(out, agent, version, to);
      cpSync(from, target, { recursive: true });
      if (folder !== "newest") return Promise.resolve();
      const file = join(target, "stdout.jsonl");
      writeFileSync(file, change(readFileSync(file, "utf8")));
      return Promise.resolve();
    },
  };
}

const run = (asked: Partial<WatchFlags>, steps: WatchSteps): Promise<number> =>
  watch({ ...flags, out, print: (line) => void lines.push(...line.split("\n")), ...asked }, steps);

describe("the exit code", () => {
  test("0, and nothing is installed, where the pinned version is the newest", async () => {
    const steps = stepsWith(["2.1.0", "2.1.327"]);
    expect(await run({ agents: ["claude"] }, steps)).toBe(0);
    expect(installed).toEqual([]);
    expect(lines).toContain("claude 2.1.327: the pinned version is the newest");
  });

  test("0 where the newest versions print the same", async () => {
    expect(await run({}, stepsWith(["1.0.0", newest]))).toBe(0);
    expect(installed.length).toBe(4);
    expect(removed).toBe(4);
    expect(lines.filter((line) => line.trim() === "nothing differs").length).toBe(4);
  });

  test("1 where one of them renames a field, and a screen that says so", async () => {
    const change: Change = (line) => line.replaceAll('"callID"', '"callId"');
    expect(await run({}, stepsWith([newest], change))).toBe(1);
    const shown = lines.join("\n");
    expect(shown).toMatch(/^ +went +field .*\.callID\b/m);
    expect(shown).toMatch(/^ +came +field .*\.callId\b/m);
    expect(lines.filter((line) => line.trim() === "nothing differs").length).toBe(3);
    expect(lines.length).toBeLessThanOrEqual(screen);
  });

  test("1 where every one of them changes all it prints, still in one screen", async () => {
    const change: Change = (line) => line.replaceAll(/"([a-z_]+)":/gi, '"new_$1":');
    expect(await run({}, stepsWith([newest], change))).toBe(1);
    expect(lines.filter((line) => line.endsWith("--json has all")).length).toBeGreaterThanOrEqual(
      4,
    );
    // above it stands what was recorded
    expect(lines.slice(lines.lastIndexOf("") + 1).length).toBeLessThanOrEqual(screen);
  });

  test("1, with the reason, where the newest version cannot be installed", async () => {
    const fault = "npm error code E404";
    const steps: WatchSteps = {
      ...stepsWith([newest]),
      install: () => Promise.resolve({ folder: "newest", remove: () => Promise.resolve(), fault }),
    };
    expect(await run({ agents: ["codex"] }, steps)).toBe(1);
    expect(lines).toContain(`codex ${newest}: ${fault}`);
  });
});

test("a version that the registry does not have is named", async () => {
  await expect(
    run({ agents: ["codex"], to: ["codex=9.9.9"] }, stepsWith(["0.1.0"])),
  ).rejects.toThrow("the registry has no version 9.9.9 of @openai/codex; the newest is 0.1.0");
});
