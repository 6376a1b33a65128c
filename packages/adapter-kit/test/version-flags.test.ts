import { describe, expect, test } from "vitest";

import { fitArgs, isBefore, type VersionFlag } from "../src/version-flags.ts";

const flags: readonly VersionFlag[] = [
  { flag: "--live", since: "2.1.0", without: { note: "nothing is live." } },
  { flag: "--depth", since: "2.1.0", without: { hasValue: true } },
  { flag: "--mode=plan", since: "2.0.0", refuses: "sandboxMode" },
  {
    flag: "--acp",
    since: "2.0.0",
    was: { flag: "--old-acp", since: "1.0.0", refuses: "protocol" },
  },
];
const fit = (version: string | undefined, ...args: string[]): ReturnType<typeof fitArgs> =>
  fitArgs(args, flags, { name: "Agent", version });

test.each([
  ["1.9.9", "2.0.0", true],
  ["2.0.0", "2.0.0", false],
  ["2.0.10", "2.0.9", false],
  ["2.0.9", "2.0.10", true],
  ["2.0.0-alpha.1", "2.0.0", false],
  ["v1.2.3", "1.3.0", true],
  ["nothing", "0.0.1", true],
])("%s is before %s: %s", (version, other, expected) => {
  expect(isBefore(version, other)).toBe(expected);
});

describe("arguments for a version", () => {
  test("nothing changes for a version that is not known, or new enough", () => {
    const args = ["--live", "--depth", "3", "--mode=plan", "--acp"];
    for (const version of [undefined, "2.1.0", "10.0.0"])
      expect(fit(version, ...args)).toEqual({ args, notes: [], refusals: [] });
  });

  test("a flag is left out, with its value, and the note says what is missing", () => {
    expect(fit("2.0.5", "--live", "--depth", "3", "--mode=edit")).toEqual({
      args: ["--mode=edit"],
      notes: ["Agent 2.0.5: nothing is live."],
      refusals: [],
    });
  });

  test("a promise is refused with the least version, another value of the flag is not", () => {
    expect(fit("1.9.0", "--mode=plan").refusals).toEqual([
      {
        field: "sandboxMode",
        reason: "Agent 1.9.0 has no --mode=plan; 2.0.0 or later is needed.",
      },
    ]);
    expect(fit("1.9.0", "--mode=planning").refusals).toEqual([]);
  });

  test("a flag gets its earlier name, or is refused where it had none", () => {
    expect(fit("1.5.0", "--acp=x").args).toEqual(["--old-acp=x"]);
    expect(fit("0.9.0", "--acp").refusals).toEqual([
      { field: "protocol", reason: "Agent 0.9.0 has no --acp; 1.0.0 or later is needed." },
    ]);
  });
});
