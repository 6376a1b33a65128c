import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

import { dialectOf } from "./dialect-of.ts";
import { parseExit, type Exit } from "./parse-exit.ts";
import { readConversation, type Said, type Written } from "./read-conversation.ts";
import { splitLines } from "./split-lines.ts";

/** `<agent>/<version>/<scenario>`: one or more processes, one after the other. */
export interface Recording {
  readonly name: string;
  readonly agent: string;
  readonly version: string;
  readonly scenario: string;
  readonly steps: readonly Step[];
}

/** One process. */
export interface Step {
  /** The recording's name, with the number of the step unless it is the last. */
  readonly name: string;
  readonly command: string;
  /** The native schema of what it printed; undefined if that is no JSON lines. */
  readonly schema: string | undefined;
  /** What it printed, as bytes: standard output, or the events of a server. */
  readonly output: Uint8Array;
  readonly stderr: string;
  /** Undefined for a server that was only watched. */
  readonly exit: Exit | undefined;
  /** What any right stream of it agrees with, derived without a translator; undefined if there is none. */
  readonly facts: unknown;
  /** What its host wrote to it, where that was recorded. */
  readonly written: readonly Written[];
  /** Both directions in their order, where that was recorded. */
  readonly conversation: readonly Said[];
}

const own = fileURLToPath(new URL("..", import.meta.url));

/** All recordings below a folder; without one, the project's own, without the history. */
export const readRecordings = (root?: string): Recording[] =>
  root === undefined ? readAll(own, (folder) => !isOfHistory(folder)) : readAll(root);

/** The same scenarios with many versions of each CLI, as the conformance kit records them. */
export const readHistory = (): Recording[] => readAll(own, isOfHistory);

const isOfHistory = (folder: string): boolean => existsSync(join(folder, "about.json"));

function readAll(root: string, isWanted: (folder: string) => boolean = () => true): Recording[] {
  const recordings: Recording[] = [];
  for (const agent of folders(root)) {
    for (const version of folders(join(root, agent))) {
      for (const scenario of folders(join(root, agent, version))) {
        const folder = join(root, agent, version, scenario);
        const name = `${agent}/${version}/${scenario}`;
        if (!isRecording(folder) || !isWanted(folder)) continue;
        recordings.push({ name, agent, version, scenario, steps: readSteps(folder, name, agent) });
      }
    }
  }
  return recordings;
}

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
    .map(({ name }) => name)
    .toSorted();

const isRecording = (folder: string): boolean =>
  ["stdout.jsonl", "stdout.jsonl.gz", "stdout.txt", "events.jsonl"].some((file) =>
    existsSync(join(folder, file)),
  );

/** The earlier steps have files of their own (`stdout.step1.jsonl`); the last has the plain names. */
function readSteps(folder: string, name: string, agent: string): Step[] {
  const commands = readText(folder, "cmd.txt")
    .split(/^# step \d+\/\d+.*$/m)
    .filter((command) => command.trim() !== "");
  const earlier = readdirSync(folder)
    .map((file) => /^stdout\.step(\d+)\.jsonl$/.exec(file)?.[1])
    .filter((step) => step !== undefined)
    .map(Number)
    .toSorted((left, right) => left - right);
  return [...earlier, undefined].map((step) => {
    const infix = step === undefined ? "" : `.step${step}`;
    const command = (step === undefined ? commands.at(-1) : commands[step - 1]) ?? "";
    const exit = readText(folder, `exit${infix}.txt`);
    const output = readOutput(folder, infix);
    const { written, conversation } = readConversation(
      splitLines(output).map(({ text }) => text),
      (file) => readText(folder, file),
    );
    return {
      name: step === undefined ? name : `${name} step ${step}`,
      command,
      schema: dialectOf(agent, command) || undefined,
      output,
      stderr: readText(folder, `stderr${infix}.txt`),
      facts: readJson(folder, `facts${infix}.json`),
      exit: exit === "" ? undefined : parseExit(exit),
      written,
      conversation,
    };
  });
}

function readOutput(folder: string, infix: string): Uint8Array {
  const files = [`stdout${infix}.jsonl`, `stdout${infix}.jsonl.gz`, "events.jsonl", "stdout.txt"];
  const file = files.find((one) => existsSync(join(folder, one)));
  if (file === undefined) return new Uint8Array();
  const bytes = readFileSync(join(folder, file));
  return file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

function readJson(folder: string, file: string): unknown {
  const text = readText(folder, file);
  return text === "" ? undefined : JSON.parse(text);
}

const readText = (folder: string, file: string): string =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
