import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { validateEvent } from "@agentstream/schema";
import { expect, onTestFinished, test } from "vitest";

import { readDescriptors, type Descriptor } from "../src/languages/descriptor.ts";
import { readStreamVectors, type Inputs } from "../src/languages/inputs.ts";
import { mutateStreams } from "../src/languages/mutate-streams.ts";
import { differences, readReport, tableOf } from "../src/languages/report.ts";
import { isBelow, runLanguage } from "../src/languages/run-language.ts";

const expected = { vectors: 3, streams: 2, mutated: 1, recordings: 1, roundTrips: 5 };
const inputs: Inputs = { vectors: "v", recordings: "r", mutated: "m", expected };

/** A language that is a shell script. */
const shell = (
  steps: Readonly<Record<string, string>>,
  own: Partial<Descriptor> = {},
): Descriptor => ({
  language: "shell",
  folder: tmpdir(),
  toolchain: "echo 3.10.2",
  minimum: "3.9",
  isRequired: true,
  steps: Object.entries(steps).map(([name, command]) => ({ name, command })),
  ...own,
});

const write = (counts: object): string =>
  `echo '${JSON.stringify({ language: "shell", version: "3.10.2", ...counts, speed: { decode: 3, plain: 2 }, gateway: true })}' > "$AGENTSTREAM_REPORT"`;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "agentstream-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  process.env["XDG_CACHE_HOME"] = folder;
  onTestFinished(() => void delete process.env["XDG_CACHE_HOME"]);
  return folder;
}

test("a language passes if its steps do and its counts are right", async () => {
  const outcome = runLanguage(shell({ test: write(expected) }), inputs, await makeFolder());
  expect(outcome).toMatchObject({
    kind: "passed",
    report: { counts: expected, version: "3.10.2" },
  });
  const reports = outcome.kind === "passed" ? [outcome.report] : [];
  expect(tableOf(reports)).toMatch(/shell +3\.10\.2 .* 1\.5/);
});

test("a language that has checked less fails", async () => {
  const less = write({ ...expected, vectors: 2 });
  const outcome = runLanguage(shell({ test: less }), inputs, await makeFolder());
  expect(outcome).toEqual({ kind: "failed", why: "expected 3 vectors, got 2" });
});

test("a step that fails ends the language, with its output", async () => {
  const steps = { lint: "echo too long >&2; exit 1", test: write(expected) };
  const outcome = runLanguage(shell(steps), inputs, await makeFolder());
  expect(outcome).toEqual({ kind: "failed", why: "lint failed:\ntoo long\n" });
});

test("a report that is not written, or not whole, is a failure", async () => {
  const folder = await makeFolder();
  expect(runLanguage(shell({ test: "true" }), inputs, folder).kind).toBe("failed");
  writeFileSync(join(folder, "part.json"), '{"vectors":1}');
  expect(() => readReport(join(folder, "part.json"))).toThrow("expected a number as `streams`");
});

test("what cannot be run is skipped, with the reason", async () => {
  const folder = await makeFolder();
  const why = (own: Partial<Descriptor>): unknown => runLanguage(shell({}, own), inputs, folder);
  expect(why({ missing: "no SDK" })).toEqual({ kind: "skipped", why: "no SDK" });
  expect(why({ toolchain: "nothing-here" })).toMatchObject({ kind: "skipped" });
  expect(why({ minimum: "3.11" })).toEqual({
    kind: "skipped",
    why: "expected 3.11 or later, found 3.10.2",
  });
  expect([isBelow("3.9.18", "3.10"), isBelow("3.10", "3.10"), isBelow("17", "17.0.1")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("a language without its toolchain is skipped after the steps that need none", async () => {
  const folder = await makeFolder();
  const outcome = (command: string): unknown =>
    runLanguage(shell({ syntax: command }, { missing: "no SDK" }), inputs, folder);
  expect(outcome("true")).toEqual({ kind: "skipped", why: "no SDK (passed: syntax)" });
  expect(outcome("exit 1")).toMatchObject({ kind: "failed" });
});

test("every package in clients/ has a descriptor with steps", () => {
  const descriptors = readDescriptors();
  expect(descriptors.map(({ language }) => language)).toContain("python");
  for (const { steps, missing } of descriptors)
    expect(steps.length > 0 || missing !== undefined).toBe(true);
});

test("mutated streams are the same every time, valid, and break many clauses", () => {
  const streams = mutateStreams(readStreamVectors(), 300);
  expect(mutateStreams(readStreamVectors(), 300)).toEqual(streams);
  const events = streams.flatMap((stream) => stream.events);
  expect(events.filter((event) => !validateEvent(event).ok)).toEqual([]);
  const clauses = new Set(
    streams.flatMap(({ violations }) => violations.map(({ clause }) => clause)),
  );
  expect(clauses.size).toBeGreaterThanOrEqual(50);
  expect(streams.filter(({ tail }) => tail === true).length).toBeGreaterThanOrEqual(30);
});

test("counts that are right have no differences", () => {
  const report = { language: "x", version: "1", speed: { decode: 1, plain: 1 }, gateway: false };
  expect(differences({ ...report, counts: expected }, expected)).toEqual([]);
});
