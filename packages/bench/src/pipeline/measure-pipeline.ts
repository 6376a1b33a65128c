import { digestsOf, expectSame } from "../digests.ts";
import { measure, type Rounds, type Row, type Way, type Ways } from "../measure.ts";
import type { Figure, Group } from "../result.ts";
import { rowNames, type MeasuredAgent } from "./agents.ts";
import { makeCorpus } from "./make-corpus.ts";
import { openFeed, type Feed } from "./open-feed.ts";
import { dialectWays, pipelineWays, pipeWays } from "./ways.ts";

export interface PipelineOptions {
  readonly recordings: string;
  readonly programs: string;
  readonly megabytes: number;
  readonly rounds: number;
  /** Whether the other wire formats are measured, too. */
  readonly hasDialects: boolean;
  /** Whether the same bytes are also read from a pipe. */
  readonly hasPipe: boolean;
}

/** A table for an agent: what each step costs with its recordings. */
export const measurePipeline = (agent: MeasuredAgent, options: PipelineOptions): Promise<Group> =>
  measureRuns(
    agent.agent,
    agent,
    makeCorpus(options.recordings, agent, options.megabytes),
    options,
  );

/** The same with other runs: in parts of the speed of splitting and parsing alone. */
export async function measureRuns(
  name: string,
  agent: MeasuredAgent,
  runs: readonly Buffer[],
  options: PipelineOptions,
): Promise<Group> {
  const feed = options.hasPipe ? openFeed(options.programs, runs) : undefined;
  try {
    const rows = await measureRows(agent, runs, feed, options);
    const bytes = runs.reduce((sum, run) => sum + run.length, 0);
    const lines = rows[0]?.count ?? 0;
    return {
      title: `Pipeline: ${name}`,
      method: `${(bytes / 1e6).toFixed(0)} MB, ${lines} lines of ${Math.round(bytes / lines)} bytes, CPU time, ${options.rounds} rounds`,
      figures: rows.map((row) => figureOf(row, rows)),
    };
  } finally {
    await feed?.close();
  }
}

async function measureRows(
  agent: MeasuredAgent,
  runs: readonly Buffer[],
  feed: Feed | undefined,
  { rounds, hasDialects }: PipelineOptions,
): Promise<Row[]> {
  const ways = pipelineWays(agent);
  const piped = feed === undefined ? {} : pipeWays(agent, feed);
  const digests = await digestsOf({ ...ways, ...piped }, runs.slice(0, 20));
  const { floor, native, map, unified, sse, whole, pipedFloor, pipedWhole } = rowNames;
  const areMeasured = (names: readonly string[]): string[] =>
    names.filter((name) => name in ways || name in piped);
  expectSame(digests, areMeasured([floor, native, pipedFloor]));
  expectSame(digests, areMeasured([map, unified, sse, whole, pipedWhole]));
  const times = { rounds, warmUps: 1 };
  const memory = await measure(
    hasDialects ? { ...ways, ...dialectWays(agent) } : ways,
    runs,
    times,
  );
  return [...memory, ...(await measureApart(ways[floor], piped, runs, times))];
}

/** Each beside the floor alone: while a way waits for its bytes, V8 does what the ways before it have left. */
async function measureApart(
  floor: Way<Buffer> | undefined,
  ways: Ways<Buffer>,
  runs: readonly Buffer[],
  times: Rounds,
): Promise<Row[]> {
  if (floor === undefined) return [];
  const rows: Row[] = [];
  for (const [name, way] of Object.entries(ways))
    rows.push(...(await measure({ [rowNames.floor]: floor, [name]: way }, runs, times)).slice(1));
  return rows;
}

function figureOf(
  { name, median, ratios, microseconds, count }: Row,
  rows: readonly Row[],
): Figure {
  const pipedFloor = rows.find((row) => row.name === rowNames.pipedFloor)?.median ?? Number.NaN;
  const ofPipe =
    name === rowNames.pipedWhole
      ? `; ${(median / pipedFloor).toFixed(2)} of the floor from a pipe`
      : "";
  return {
    name,
    value: median,
    spread: [ratios.at(0) ?? 0, ratios.at(-1) ?? 0],
    unit: "of the floor",
    note: `${microseconds.toFixed(2)} µs each of ${count}${ofPipe}`,
  };
}
