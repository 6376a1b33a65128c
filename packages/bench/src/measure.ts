/** Goes through a piece of the corpus; `take` gets each output, where what comes out is compared. */
export type Way<Piece> = (
  piece: Piece,
  take?: (output: unknown) => void,
) => number | Promise<number>;

export type Ways<Piece> = Readonly<Record<string, Way<Piece>>>;

export interface Row {
  readonly name: string;
  /** How often the fastest way's time this way takes, as speed: floor's time / own time, per round, ascending. */
  readonly ratios: readonly number[];
  readonly median: number;
  /** CPU microseconds for one output, the median of the rounds. */
  readonly microseconds: number;
  /** Lines or events in a round. */
  readonly count: number;
}

export interface Rounds {
  readonly rounds: number;
  readonly warmUps: number;
}

interface Timed<Piece> {
  readonly name: string;
  readonly way: Way<Piece>;
  readonly times: number[];
  count: number;
}

/**
 * CPU time of each way through the same pieces, in ratios to the first way within a round. All ways go through a piece
 * before the next one, so that what else the machine does slows all of them alike.
 */
export async function measure<Piece>(
  ways: Ways<Piece>,
  pieces: readonly Piece[],
  { rounds, warmUps }: Rounds,
): Promise<Row[]> {
  const rows = Object.entries(ways).map(([name, way]): Timed<Piece> => ({
    name,
    way,
    times: [],
    count: 0,
  }));
  for (let round = 0; round < warmUps + rounds; round++) await goThrough(rows, pieces, round);
  const base = rows[0]?.times ?? [];
  return rows.map(({ name, count, times }) => {
    const ratios = times.map((time, round) => (base[round] ?? 0) / time).slice(warmUps);
    const costs = times.slice(warmUps).map((time) => time / count);
    return {
      name,
      count,
      ratios: ratios.toSorted(ascending),
      median: medianOf(ratios),
      microseconds: medianOf(costs),
    };
  });
}

async function goThrough<Piece>(
  rows: readonly Timed<Piece>[],
  pieces: readonly Piece[],
  round: number,
): Promise<void> {
  for (const row of rows) row.times[round] = row.count = 0;
  for (const [index, piece] of pieces.entries()) {
    // another one first each time: the first one pays for the garbage of the others
    const first = index % rows.length;
    for (const row of [...rows.slice(first), ...rows.slice(0, first)]) {
      const before = process.cpuUsage();
      const count = await row.way(piece);
      const { user, system } = process.cpuUsage(before);
      row.count += count;
      row.times[round] = (row.times[round] ?? 0) + user + system;
    }
  }
}

const ascending = (left: number, right: number): number => left - right;

export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}

export function quantileOf(values: readonly number[], part: number): number {
  const sorted = values.toSorted(ascending);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
