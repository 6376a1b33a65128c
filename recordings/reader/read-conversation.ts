export interface Written {
  readonly ms: number;
  readonly line: string;
}

/** A line that one of the two sides wrote. */
export interface Said {
  readonly by: "host" | "agent";
  readonly line: string;
}

interface Conversation {
  readonly written: readonly Written[];
  readonly conversation: readonly Said[];
}

/**
 * What a host wrote, and when: `transcript.jsonl` has both directions; `stdin.jsonl` wraps each line that was
 * written, and `timing.tsv` has the time of each line that was printed.
 */
export function readConversation(
  printed: readonly string[],
  readText: (file: string) => string,
): Conversation {
  const both = parseLines(readText("transcript.jsonl")).map(({ ms, dir, msg }) => ({
    ms,
    by: dir === "send" ? ("host" as const) : ("agent" as const),
    line: JSON.stringify(msg),
  }));
  if (both.length > 0)
    return { written: both.filter(({ by }) => by === "host"), conversation: both };
  // the end of the input is a row without a line
  const written = parseLines(readText("stdin.jsonl")).flatMap(({ ms, line }) =>
    line === undefined ? [] : [{ ms, line }],
  );
  const times = readText("timing.tsv")
    .split("\n")
    .slice(1)
    .map((row) => Number(row.split("\t")[0]));
  const said = [
    ...printed.map((line, index) => ({ ms: times[index] ?? Infinity, by: "agent" as const, line })),
    ...written.map(({ ms, line }) => ({ ms, by: "host" as const, line })),
  ];
  // what was printed comes first where both came in the same millisecond: an answer follows its question
  return {
    written,
    conversation: written.length === 0 ? [] : said.toSorted((left, right) => left.ms - right.ms),
  };
}

interface Row {
  readonly ms: number;
  readonly line?: string;
  readonly dir?: string;
  readonly msg?: unknown;
}

const parseLines = (text: string): Row[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
