import { parseArgs } from "node:util";

export interface BenchOptions {
  /** Everything, and docs/benchmarks.md written. */
  readonly isFull: boolean;
  /** Fails if a row of the pipeline is far below the figure that is committed. */
  readonly isGate: boolean;
  /** The groups of rows to run; undefined: all of them. */
  readonly only: string | undefined;
  /** Where the figures go as JSON. */
  readonly json: string | undefined;
  readonly rounds: number;
  /** What `--json` has written: nothing is measured, and the page is made of these. */
  readonly files: readonly string[];
}

/** Throws what is wrong with the flags. */
export function readOptions(args: readonly string[], groups: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      full: { type: "boolean", default: false },
      gate: { type: "boolean", default: false },
      only: { type: "string" },
      json: { type: "string" },
      rounds: { type: "string", default: "5" },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds: expected a positive integer, got "${values.rounds}".`);
  if (values.only !== undefined && !groups.includes(values.only))
    throw new Error(`--only: expected one of ${groups.join(", ")}, got "${values.only}".`);
  const { full, gate, only, json } = values;
  // the gate is the pipeline's
  const group = gate ? "pipeline" : only;
  return { isFull: full, isGate: gate, only: group, json, rounds, files: positionals };
}
