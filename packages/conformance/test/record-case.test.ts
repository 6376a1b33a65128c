import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { readRecordings } from "@agentstream/recordings";
import { afterAll, beforeAll, expect, test } from "vitest";

import { checkRun } from "../src/check/check-run.ts";
import { differences, fileDifferences, ruleFaults } from "../src/check/judge.ts";
import { readRecorded } from "../src/check/read-recorded.ts";
import { findProcesses } from "../src/record/find-processes.ts";
import { recordCase, type CaseResult } from "../src/record/record-case.ts";
import { recordingFolder } from "../src/record/recording-folder.ts";
import { loadScenarios } from "../src/scenario/load-scenarios.ts";
import { vendors } from "../src/vendors/index.ts";

const root = mkdtempSync(join(tmpdir(), "record-case-"));
const version = "2.1.326";
const toy = fileURLToPath(new URL("fixtures/toy-claude.mjs", import.meta.url));
const cacheVariable = "AGENTSTREAM_CONFORMANCE_CACHE";
const cacheBefore = process.env[cacheVariable];
let result: CaseResult;
let path: string;

beforeAll(async () => {
  process.env[cacheVariable] = join(root, "cache");
  process.env["SECRET_OF_THE_HOST"] = "hidden";
  const [scenario] = await loadScenarios(["text"]);
  const vendor = vendors.find(({ adapter }) => adapter.id === "claude");
  if (scenario === undefined || vendor === undefined) throw new Error("no such case");
  // the toy writes down which variables it got
  // and reports no usage
  const expected = { ...scenario.expected, tokens: "none", files: { "seen.txt": null } };
  const watched = { ...scenario, expected };
  const one = { scenario: watched, vendor, direction: "oneWay" as const };
  path = recordingFolder(one, version);
  result = await recordCase(one, {
    cli: { version, modules: join(root, "node_modules"), command: [process.execPath, toy] },
    folder: join(root, "out", path),
    limitMs: 60_000,
    keepsRequests: true,
  });
});

afterAll(() => {
  delete process.env["SECRET_OF_THE_HOST"];
  if (cacheBefore === undefined) delete process.env[cacheVariable];
  else process.env[cacheVariable] = cacheBefore;
  rmSync(root, { recursive: true, force: true });
});

test("the stream of the run is as the scenario has it", () => {
  expect(result.faults).toEqual([]);
  expect(ruleFaults(result.events)).toEqual([]);
  expect(differences(result.case, result.events)).toEqual([]);
});

test("the CLI gets nothing of the host's environment", () => {
  const seen: unknown = JSON.parse(result.files["seen.txt"] ?? "[]");
  expect(seen).toContain("ANTHROPIC_BASE_URL");
  expect(seen).not.toContain("SECRET_OF_THE_HOST");
  expect(seen).not.toContain(cacheVariable);
  expect(fileDifferences(result.case, result.files)).toEqual([
    expect.stringMatching(/^file seen\.txt: got .* expected null$/),
  ]);
});

test("the recording names no folder of this machine, and both readers read it", async () => {
  const folder = join(root, "out", path);
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual([
    "about.json",
    "cmd.txt",
    "exit.txt",
    "requests.jsonl",
    "stderr.txt",
    "stdin.jsonl",
    "stdout.jsonl",
    "timing.tsv",
  ]);
  for (const file of files) {
    if (file === "requests.jsonl") continue;
    expect(readFileSync(join(folder, file), "utf8")).not.toContain(root);
  }
  expect(readFileSync(join(folder, "stderr.txt"), "utf8")).toBe("home /home/user\n");
  expect(readFileSync(join(folder, "cmd.txt"), "utf8")).toContain("claude --print");

  const [own] = await readRecorded(join(root, "out"));
  const [other] = readRecordings(join(root, "out")).flatMap(({ steps }) => steps);
  expect(own).toMatchObject({ from: "claude:stream-json", version, scenario: "text", code: 0 });
  expect(other).toMatchObject({ schema: "native/claude/stream-json" });
  expect(own?.lines).toEqual(
    Buffer.from(other?.output ?? [])
      .toString()
      .trim()
      .split("\n"),
  );
  expect(own?.stderr).toBe(other?.stderr);
  expect(own?.code).toBe(other?.exit?.code);
});

test("its text is found again by the check", async () => {
  const [own] = await readRecorded(join(root, "out"));
  expect(own).toBeDefined();
  if (own === undefined) return;
  const faults = checkRun(own, await loadScenarios()).faults;
  expect(faults.filter((fault) => fault.startsWith("text:"))).toEqual([]);
  const changed = own.lines.map((line) => line.replaceAll("Hello", "Bye"));
  expect(checkRun({ ...own, lines: changed }, await loadScenarios()).faults).toContainEqual(
    expect.stringMatching(/^text: got Bye/),
  );
});

test("a process in a folder is found, on Linux", async () => {
  const found = await findProcesses(process.cwd());
  expect(found.length > 0).toBe(process.platform === "linux");
  expect(await findProcesses(join(root, "nothing"))).toEqual([]);
});
