import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { rivalCorpora } from "./rival-corpora.ts";

/** A command that prints a corpus as the CLI of an agent would. */
export interface FakeCli {
  readonly folder: string;
  /** It needs nothing of its environment: libraries pass on what they like of theirs. */
  readonly command: string;
  /** The file with what it prints. */
  readonly lines: string;
  readonly count: number;
  readonly remove: () => void;
}

export interface FakeCliOptions {
  readonly recordings: string;
  readonly programs: string;
  readonly megabytes: number;
}

/** Writes the CLI of a program in `programs`, which prints the corpus of its name, or another one. */
export function writeCli(
  name: string,
  { recordings, programs, megabytes }: FakeCliOptions,
  corpusName = name,
): FakeCli {
  const makeLines = rivalCorpora[corpusName];
  if (makeLines === undefined) throw new Error(`There is no corpus of ${corpusName}.`);
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const lines = join(folder, "lines");
  const corpus = makeLines(recordings, megabytes);
  writeFileSync(lines, corpus);
  const command = join(folder, `${name}.mjs`);
  const program = JSON.stringify(join(programs, `${name}.mjs`));
  writeFileSync(
    command,
    `#!${process.execPath}\nprocess.env.BENCH_LINES = ${JSON.stringify(lines)};\nawait import(${program});\n`,
  );
  chmodSync(command, 0o755);
  const count = corpus.toString().split("\n").length - 1;
  return { folder, command, lines, count, remove: () => rmSync(folder, { recursive: true }) };
}
