import { readRecordings, splitLines } from "@agentstream/recordings";

/** What a corpus is made of. */
export interface Material {
  readonly agent: string;
  /** The native schema of the recordings to take. */
  readonly schema: string;
  /** The line before the work begins, and the one with which it is over. */
  readonly begins: RegExp;
  readonly ends: RegExp;
}

/** A larger recording would be most of the corpus. */
const mostBytes = 200_000;
/** A recorded turn is short; one of a working day is not: its work is repeated until the run has this size. */
export const usualRunBytes = 400_000;
/** Every n-th repetition has text beyond ASCII: 5 %. */
export const foreignEvery = 20;

/** Runs of this size in all: all recordings of an agent in turn, with their mix of events and their sizes. */
export function makeCorpus(
  folder: string,
  material: Material,
  megabytes: number,
  runBytes: number = usualRunBytes,
): Buffer[] {
  const scenarios = scenariosOf(folder, material);
  if (scenarios.length < 3) throw new Error(`There are too few recordings of ${material.schema}.`);
  const runs: Buffer[] = [];
  for (let size = 0; size < megabytes * 1024 * 1024; size += runs.at(-1)?.length ?? 0) {
    const scenario = scenarios[runs.length % scenarios.length];
    if (scenario !== undefined) runs.push(repeatWork(scenario, runBytes));
  }
  return runs;
}

interface Scenario {
  readonly before: readonly string[];
  readonly work: readonly string[];
  readonly after: readonly string[];
}

/** The recordings of one process that has done its work in one turn. */
function scenariosOf(folder: string, { agent, schema, begins, ends }: Material): Scenario[] {
  return readRecordings(folder)
    .filter((recording) => recording.agent === agent && recording.steps.length === 1)
    .flatMap(({ steps }) => steps)
    .filter((step) => step.schema === schema && step.exit?.code === 0)
    .filter(({ output }) => output.length < mostBytes)
    .flatMap(({ output }) => {
      const lines = splitLines(output).map(({ text }) => text);
      const first = lines.findIndex((line) => begins.test(line)) + 1;
      const last = lines.findIndex((line) => ends.test(line));
      if (first === 0 || last <= first) return [];
      const work = lines.slice(first, last);
      return [{ before: lines.slice(0, first), work, after: lines.slice(last) }];
    });
}

function repeatWork({ before, work, after }: Scenario, runBytes: number): Buffer {
  const size = Buffer.byteLength(work.join("\n"));
  const repeats = Math.max(1, Math.round(runBytes / size));
  const repeated = Array.from({ length: repeats }, (_, number) =>
    work.map((line) => {
      const own = withOwnIds(line, number);
      return number % foreignEvery === foreignEvery - 1 ? withForeignText(own) : own;
    }),
  );
  const lines = [...before, ...repeated.flat(), ...after];
  return Buffer.from(lines.map((line) => `${line}\n`).join(""));
}

const withOwnIds = (line: string, number: number): string =>
  line.replaceAll(
    /"(?:msg_|toolu_|item_|call_|[a-z_]+__)[A-Za-z0-9_]+/g,
    (id) => `${id}x${number}`,
  );

/** Letter by letter, so that the pieces of a text still make its whole. */
const withForeignText = (line: string): string =>
  line.replaceAll(
    /"(?:text|thinking|content|delta|aggregated_output|output)":"(?:[^"\\]|\\.)*"/g,
    (field) => {
      const at = field.indexOf(":");
      const value = field
        .slice(at)
        .replaceAll(/\\u[\da-fA-F]{4}|\\.|a/g, (found) => (found === "a" ? "ä" : found));
      return field.slice(0, at) + value;
    },
  );
