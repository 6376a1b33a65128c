/** One row of `docs/seeds.md`. */
export interface SeedRow {
  /** Its heading, as `Seed 002: the library`. */
  readonly seed: string;
  readonly table: string;
  /** The number of its line, for messages. */
  readonly line: number;
  /** The first cell, and what stands in code font in it. */
  readonly named: string;
  readonly names: readonly string[];
  readonly kind: string;
  readonly status: string;
  readonly references: readonly Reference[];
}

/** `schema:unified#TextChunkEvent.content` is of kind `schema`, with the rest as its target. */
export interface Reference {
  readonly kind: string;
  readonly target: string;
}

export function parseSeeds(text: string): SeedRow[] {
  const rows: SeedRow[] = [];
  let seed = "";
  let table = "";
  for (const [index, line] of text.split("\n").entries()) {
    if (line.startsWith("## ")) seed = line.slice(3);
    else if (line.startsWith("### ")) table = line.slice(4);
    else if (line.startsWith("|") && !isHeading(line)) {
      rows.push({ seed, table, line: index + 1, ...parseCells(line, index + 1) });
    }
  }
  return rows;
}

const isHeading = (line: string): boolean => /^\| (?:named there|-+) +\|/.test(line);

function parseCells(line: string, number: number): Omit<SeedRow, "seed" | "table" | "line"> {
  const cells = line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [named, kind, status, where] = cells;
  if (!named || !kind || !status || !where || cells.length !== 4) {
    throw new Error(`docs/seeds.md:${number}: not four cells`);
  }
  return {
    named,
    names: codeOf(named),
    kind,
    status,
    references: codeOf(where).map(parseReference),
  };
}

const codeOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

function parseReference(text: string): Reference {
  const colon = text.indexOf(":");
  return { kind: text.slice(0, Math.max(colon, 0)), target: text.slice(colon + 1) };
}
