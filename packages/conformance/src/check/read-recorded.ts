import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { gunzipSync } from "node:zlib";

import { recogniseAgent } from "@agentstream/agents";
import { createLineSplitter } from "@agentstream/stream";

import { read } from "../read.ts";

/** One recorded process. */
export interface RecordedProcess {
  readonly lines: readonly string[];
  /** Both directions in their order. */
  readonly conversation: readonly { readonly by: "host" | "agent"; readonly line: string }[];
  readonly stderr: string;
  readonly code: number | null;
  readonly signal: string | null;
  readonly wasInterrupted: boolean;
}

/** A recording, as it stands in its folder: its last process, and those before. */
export interface RecordedRun extends RecordedProcess {
  /** The folder's path below the folder of all recordings. */
  readonly name: string;
  /** `agent:protocol`, or another word that says whose lines these are; undefined: nobody knows. */
  readonly from: string | undefined;
  readonly version: string;
  /** Of the kit; undefined: it was recorded by other means. */
  readonly scenario: string | undefined;
  /** What the simulator and the workspace showed when it was recorded. */
  readonly faults: readonly string[];
  readonly earlier: readonly RecordedProcess[];
}

/** Every recording below a folder. */
export async function readRecorded(root: string): Promise<readonly RecordedRun[]> {
  const entries = await readdir(root, { recursive: true }).catch(() => []);
  const folders = entries
    .filter((path) => /(?:^|[\\/])stdout\.jsonl(?:\.gz)?$/.test(path))
    .map((path) => path.split(sep).slice(0, -1).join(sep))
    .toSorted();
  return Promise.all(folders.map((folder) => readOne(root, folder)));
}

async function readOne(root: string, name: string): Promise<RecordedRun> {
  const folder = join(root, name);
  const aboutText = await readText(folder, "about.json");
  const about = read.fields(aboutText === "" ? undefined : JSON.parse(aboutText));
  const { agent, protocol } = about;
  const steps = (await readdir(folder))
    .flatMap((file) => /^stdout(\.step\d+)\.jsonl$/.exec(file)?.slice(1) ?? [])
    .toSorted();
  const last = await readProcess(folder, "");
  return {
    name,
    from:
      typeof agent === "string" && typeof protocol === "string"
        ? `${agent}:${protocol}`
        : last.lines.map(recogniseAgent).find((word) => word !== undefined),
    // some folders are named `<protocol>-<version>`
    version: read.string(about["version"]) ?? versionIn(name.split(sep).at(-2)),
    scenario: read.string(about["scenario"]),
    faults: read.strings(about["faults"]),
    earlier: await Promise.all(steps.map((step) => readProcess(folder, step))),
    ...last,
  };
}

const versionIn = (folder = ""): string => /\d+\.\d+\.\d+.*$/.exec(folder)?.[0] ?? "unknown";

async function readText(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  return existsSync(path) ? readFile(path, "utf8") : "";
}

/** `step` stands in the names of its files. */
async function readProcess(folder: string, step: string): Promise<RecordedProcess> {
  const text = (stem: string, ending: string): Promise<string> =>
    readText(folder, `${stem}${step}.${ending}`);
  const lines = await readLines(join(folder, `stdout${step}.jsonl`));
  const exit = await text("exit", "txt");
  const [, code, signal] = /code=(\d+|null) signal=(\w+)/.exec(exit) ?? [];
  return {
    lines,
    conversation: converse(lines, await text("stdin", "jsonl"), await text("timing", "tsv")),
    stderr: await text("stderr", "txt"),
    code: code === undefined || code === "null" ? null : Number(code),
    signal: signal === undefined || signal === "null" ? null : signal,
    wasInterrupted: /^# signal /m.test(exit),
  };
}

async function readLines(path: string): Promise<string[]> {
  const packed = `${path}.gz`;
  const bytes = existsSync(packed) ? gunzipSync(await readFile(packed)) : await readFile(path);
  const splitter = createLineSplitter();
  return [...splitter.push(bytes), ...splitter.end()]
    .map(({ text }) => text)
    .filter((line) => line.trim() !== "");
}

/** What was printed comes first where both came in the same millisecond: an answer follows its question. */
function converse(
  lines: readonly string[],
  stdin: string,
  timing: string,
): RecordedRun["conversation"] {
  const times = timing.split("\n").slice(1).map(Number);
  const written = stdin
    .split("\n")
    .filter((row) => row !== "")
    .map((row) => read.fields(JSON.parse(row)));
  return [
    ...lines.map((line, index) => ({ by: "agent" as const, line, ms: times[index] ?? Infinity })),
    ...written.map(({ ms, line }) => ({
      by: "host" as const,
      line: read.string(line) ?? "",
      ms: read.number(ms) ?? 0,
    })),
  ].toSorted((left, right) => left.ms - right.ms);
}
