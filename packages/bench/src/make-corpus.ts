import { readRecordings, splitLines } from "@agentstream/recordings";

/** What a corpus is made of: which recordings, and where the work of their turn lies. */
export interface Material {
  readonly recordings: readonly string[];
  /** The line before the work begins, and the one with which it is over. */
  readonly begins: RegExp;
  readonly ends: RegExp;
}

/** How often the work of a recording is done again in one turn: a recorded turn is short, one of a working day is not. */
const repeats = 40;

/** Runs of this size in all: each a recording whose work is repeated, with ids of its own each time. */
export function makeCorpus(
  folder: string,
  { recordings, begins, ends }: Material,
  megabytes: number,
): Buffer[] {
  const scenarios = readRecordings(folder)
    .filter(({ name }) => recordings.includes(name))
    .map(({ steps }) => steps.flatMap(({ output }) => splitLines(output).map(({ text }) => text)));
  if (scenarios.length !== recordings.length)
    throw new Error(`not all of ${recordings.join(", ")} are there`);
  const runs: Buffer[] = [];
  for (let size = 0; size < megabytes * 1024 * 1024; size += runs.at(-1)?.length ?? 0) {
    const lines = scenarios[runs.length % scenarios.length] ?? [];
    const first = lines.findIndex((line) => begins.test(line)) + 1;
    const last = lines.findIndex((line) => ends.test(line));
    const work = lines.slice(first, last);
    const repeated = Array.from({ length: repeats }, (_, number) =>
      work.map((line) => withOwnIds(line, number)),
    );
    const run = [...lines.slice(0, first), ...repeated.flat(), ...lines.slice(last)];
    runs.push(Buffer.from(run.map((line) => `${line}\n`).join("")));
  }
  return runs;
}

const withOwnIds = (line: string, number: number): string =>
  line.replaceAll(/"(?:msg_|toolu_|item_|[a-z_]+__)[A-Za-z0-9_]+/g, (id) => `${id}x${number}`);
