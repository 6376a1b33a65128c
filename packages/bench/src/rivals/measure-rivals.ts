import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expectSame } from "../digests.ts";
import { medianOf } from "../measure.ts";
import type { Figure, Group } from "../result.ts";
import { whyNoBinaries, type Rivals } from "./install-rivals.ts";
import { longCorpusOf } from "./rival-corpora.ts";
import { writeCli } from "./write-cli.ts";

export interface RivalOptions {
  readonly root: string;
  readonly recordings: string;
  readonly programs: string;
  readonly megabytes: number;
  readonly rounds: number;
}

/** Libraries that read the same bytes. */
interface Comparison {
  /** Whose output they read. */
  readonly cli: string;
  /** The first one is ours. */
  readonly names: readonly string[];
  /** Whether it has much to say. */
  readonly isLong?: true;
  /** Whether they need a newer Node than the project does: all of them run in it, then. */
  readonly inNewNode?: true;
}

const ofClaude = [
  "agentstream: claude",
  "floor: claude",
  "@anthropic-ai/claude-agent-sdk",
  "ai-sdk-provider-claude-code",
];
const ofCodex = ["agentstream: codex", "floor: codex", "@openai/codex-sdk"];

const comparisons: readonly Comparison[] = [
  { cli: "claude", names: ofClaude },
  { cli: "claude", isLong: true, names: ofClaude },
  {
    cli: "claude",
    names: ["agentstream: claude", "@ai-sdk/harness-claude-code"],
    inNewNode: true,
  },
  { cli: "codex", names: ofCodex },
  { cli: "codex", isLong: true, names: ofCodex },
  { cli: "acp", names: ["agentstream: acp", "@agentclientprotocol/sdk"] },
];

/** What one reading of a run has cost, and given. */
interface Reading {
  readonly microseconds: number;
  readonly events: number;
  /** A hash of the answer's text. */
  readonly text: string;
}

/** Our runner and the libraries of today read the same bytes from the same fake CLI, and write what they give as JSON. */
export function measureRivals(rivals: Rivals, options: RivalOptions): Group {
  const { megabytes, rounds } = options;
  const node = ({ inNewNode }: Comparison): string | undefined =>
    inNewNode === undefined ? process.execPath : rivals.binaries?.newNode;
  const figures: Figure[] = [];
  const skipped: Record<string, string> = {};
  for (const comparison of comparisons) {
    const program = node(comparison);
    if (program !== undefined)
      figures.push(...measureLibraries(comparison, program, rivals.folder, options));
    else for (const name of comparison.names.slice(1)) skipped[name] = whyNoBinaries;
  }
  return {
    title: "Rivals",
    method: `${megabytes} MB of each corpus from a fake CLI, CPU time of what reads it, ${rounds} rounds`,
    figures,
    skipped,
  };
}

function measureLibraries(
  { cli: cliName, isLong, names, inNewNode }: Comparison,
  node: string,
  folder: string,
  options: RivalOptions,
): Figure[] {
  const corpus = isLong === undefined ? cliName : longCorpusOf(cliName);
  const cli = writeCli(cliName, options, corpus);
  const readings = new Map(names.map((name) => [name, [] as Reading[]]));
  for (let round = 0; round < options.rounds; round++)
    for (const name of names)
      readings
        .get(name)
        ?.push(readOnce(node, [join(folder, "measure.mjs"), name, cli.command], options.root));
  cli.remove();
  expectSameText(readings);
  const figures = figuresOf(readings, cli.count);
  // a name stands once in a table
  if (corpus !== cliName)
    return figures.map((figure) => ({
      ...figure,
      name: `${figure.name}${corpus.slice(cliName.length)}`,
    }));
  if (inNewNode === undefined) return figures;
  return figures.map((figure, index) =>
    index === 0 ? { ...figure, name: `${figure.name}, newer Node` } : figure,
  );
}

function readOnce(node: string, args: readonly string[], root: string): Reading {
  const { stdout, stderr, status } = spawnSync(node, args, {
    env: { PATH: process.env["PATH"], HOME: tmpdir(), BENCH_ROOT: root },
    maxBuffer: 1 << 26,
    timeout: 600_000,
  });
  if (status !== 0) throw new Error(`${args.join(" ")}: ${stderr.toString()}`);
  // the last line is what measure.mjs has written
  return JSON.parse(stdout.toString().trimEnd().split("\n").at(-1) ?? "");
}

function expectSameText(readings: ReadonlyMap<string, readonly Reading[]>): void {
  const texts = Object.fromEntries(
    [...readings].map(([name, [first]]) => [name, first?.text ?? ""]),
  );
  expectSame(texts, Object.keys(texts));
}

function figuresOf(readings: ReadonlyMap<string, readonly Reading[]>, lines: number): Figure[] {
  const [own = []] = [...readings.values()];
  return [...readings].map(([name, ofLibrary]): Figure => {
    const ratios = ofLibrary.map(
      ({ microseconds }, round) => microseconds / (own[round]?.microseconds ?? Number.NaN),
    );
    const cost = medianOf(ofLibrary.map(({ microseconds }) => microseconds / lines));
    return {
      name,
      value: medianOf(ratios),
      spread: [Math.min(...ratios), Math.max(...ratios)],
      unit: "of our CPU time",
      note: `${cost.toFixed(2)} µs for each of ${lines} lines, ${ofLibrary[0]?.events ?? 0} events`,
    };
  });
}
