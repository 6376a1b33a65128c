import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { caseOf } from "../src/check/check-run.ts";
import { readRecorded, type RecordedRun } from "../src/check/read-recorded.ts";
import { loadScenarios } from "../src/scenario/load-scenarios.ts";
import { knownVendors } from "../src/vendors/index.ts";
import { chooseVersions } from "../src/versions/choose-versions.ts";
import { describeVersions } from "../src/versions/describe-versions.ts";
import { judgeRun, type VersionCell } from "../src/versions/judge-run.ts";
import { compareVersions } from "../src/versions/registry.ts";
import { renderPage } from "../src/versions/render-page.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folders = ["recordings", "packages/conformance/test/recordings"];
const runs = (await Promise.all(folders.map((folder) => readRecorded(join(root, folder))))).flat();
const scenarios = await loadScenarios();
const described = describeVersions(runs, scenarios);

describe("the page of all versions", () => {
  test("it is what the recordings show", () => {
    const data: unknown = JSON.parse(readFileSync(join(root, "docs/compatibility.json"), "utf8"));
    expect(data).toEqual(structuredClone(described));
    expect(readFileSync(join(root, "docs/compatibility.md"), "utf8")).toBe(renderPage(described));
  });

  test.each([
    ["claude", 12],
    ["codex", 10],
    ["gemini", 10],
    ["opencode", 6],
    ["qwen", 3],
  ])("%s has at least %i versions", (agent, least) => {
    const found = described.find((one) => one.agent === agent);
    expect(found?.versions.length).toBeGreaterThanOrEqual(least);
  });

  test("no version breaks a rule or its native schema", () => {
    const cells = described.flatMap(({ agent, versions }) =>
      versions.flatMap((row) =>
        row.cells.map((cell) => ({ agent, version: row.version, ...cell })),
      ),
    );
    expect(cells.length).toBeGreaterThanOrEqual(350);
    expect(cells.filter(({ verdict }) => verdict === "broken")).toEqual([]);
    const working = cells.filter(({ verdict }) => verdict === "works");
    expect(working.length).toBeGreaterThanOrEqual(0.8 * cells.length);
  });

  test("adapters call those versions tested that work in the recordings", () => {
    const said = described.flatMap(({ agent, tested }) =>
      Object.entries(tested).map(([protocol, versions]) => [agent, protocol, versions]),
    );
    const known = knownVendors.flatMap(({ adapter: { id, protocols } }) =>
      id === "qwen"
        ? []
        : protocols.flatMap(({ name, tested }) =>
            tested.length > 0 && name !== "serve" ? [[id, name, tested]] : [],
          ),
    );
    expect(known.length).toBeGreaterThanOrEqual(12);
    expect(said).toEqual(expect.arrayContaining(known));
    expect(said.length).toBe(known.length + 1);
  });

  test("a version of which nothing works, or something breaks, is not called tested", () => {
    const untested = described.flatMap(({ agent, versions, tested }) =>
      versions
        .map(({ version }) => version)
        .filter((version) => !Object.values(tested).flat().includes(version))
        .map((version) => `${agent} ${version}`),
    );
    expect(untested).toEqual(["codex 0.100.0"]);
    const again = runs
      .filter(({ name }) => name.startsWith("claude/2.0.77/"))
      .map((run) => ({
        ...run,
        lines: run.lines.map((line) => line.replaceAll('"message":', '"mesage":')),
      }));
    expect(describeVersions(again, scenarios)[0]?.tested).toEqual({});
  });

  test("what cannot run or differs has a reason", () => {
    const cells = described.flatMap(({ versions }) => versions.flatMap((row) => row.cells));
    const unclear = cells.filter(({ verdict, notes }) => verdict !== "works" && notes.length === 0);
    expect(unclear).toEqual([]);
  });
});

function cellOf(name: string, change: (run: RecordedRun) => RecordedRun): VersionCell {
  const run = runs.find((one) => one.name === name);
  const one = run && caseOf(run, scenarios);
  if (run === undefined || one === undefined) throw new Error(`no case ${name}`);
  return judgeRun(one, change(run));
}

describe("a cell", () => {
  const name = "claude/2.0.77/tool-ok";

  test("it works, differs with the difference, or is broken with the line", () => {
    expect(cellOf(name, (run) => run)).toMatchObject({ verdict: "works", notes: [] });
    const other = cellOf(name, (run) => ({
      ...run,
      lines: run.lines.map((line) => line.replaceAll("It printed", "It wrote")),
    }));
    expect(other.verdict).toBe("differs");
    expect(other.notes[0]).toMatch(/^text: got /);
    const broken = cellOf(name, (run) => ({
      ...run,
      lines: run.lines.map((line) => line.replaceAll('"message":', '"mesage":')),
    }));
    expect(broken.verdict).toBe("broken");
    expect(broken.notes[0]).toMatch(/^line \d+: \S*\/message is required/);
  });

  test("what cannot run is said in the CLI's own words, and in ours", () => {
    const cell = cellOf("codex/0.45.0/text.app-server", (run) => run);
    expect(cell).toMatchObject({
      verdict: "cannot",
      notes: [
        expect.stringContaining("Invalid request"),
        "Codex CLI 0.45.0 has no app-server; 0.60.0 or later is needed.",
      ],
    });
    const silent = cellOf(name, (run) => ({
      ...run,
      code: 1,
      lines: [],
      stderr: "warning\nerror: unknown option '--new'\n",
    }));
    expect(silent).toMatchObject({
      verdict: "cannot",
      notes: ["`error: unknown option '--new'`"],
    });
  });
});

describe("the versions that are recorded", () => {
  const all = ["0.9.0", "0.10.0", "1.0.0", "1.0.1", "1.0.2", "1.1.0", "2.0.0"];

  test("they are ordered by their numbers", () => {
    expect(["1.10.0", "1.9.0", "0.20.0"].toSorted(compareVersions)).toEqual([
      "0.20.0",
      "1.9.0",
      "1.10.0",
    ]);
  });

  test("they are spread from the first to the last", () => {
    expect(chooseVersions(all, { count: 3 })).toEqual(["0.9.0", "1.0.1", "2.0.0"]);
    expect(chooseVersions(all, { count: 2, from: "1.0.0" })).toEqual(["1.0.0", "2.0.0"]);
    expect(chooseVersions(all, { count: 99, from: "1.0.2" })).toEqual(["1.0.2", "1.1.0", "2.0.0"]);
    expect(chooseVersions(all, { count: 1, only: ["1.1.0", "0.9.0"] })).toEqual(["0.9.0", "1.1.0"]);
  });

  test("a version that there is not is named", () => {
    expect(() => chooseVersions(all, { count: 3, only: ["1.0.0", "9.9.9"] })).toThrow(
      "the registry has no version 9.9.9; the newest is 2.0.0",
    );
    expect(() => chooseVersions(all, { count: 3, from: "0.0.1" })).toThrow("0.0.1");
  });
});
